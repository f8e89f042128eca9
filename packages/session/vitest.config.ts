import { propertyConfig } from '@ginipig/config/vitest'

export default propertyConfig
