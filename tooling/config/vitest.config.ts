import { unitConfig } from './src/vitest-unit.ts'

export default unitConfig
