import { sharedConfig } from '@ginipig/config/vitest'

export default sharedConfig
