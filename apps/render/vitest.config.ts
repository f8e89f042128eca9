import { unitConfig } from '@ginipig/config/vitest'

export default unitConfig
