import { unitConfig } from './src/vitest.ts'

export default unitConfig
