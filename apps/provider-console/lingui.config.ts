import { linguiConfig } from '@ginipig/config/lingui'

export default linguiConfig()
