import { unitConfig } from '@ginipig/config/vitest-unit'

export default unitConfig
