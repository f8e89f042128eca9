export type { Kpi, KpisProps } from './Kpis.tsx'
export { Kpis } from './Kpis.tsx'
