export type { RadioCardGroupProps, RadioCardOption } from './RadioCardGroup.tsx'
export { RadioCardGroup } from './RadioCardGroup.tsx'
