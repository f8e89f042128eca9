import { serverConfig } from '@ginipig/config/vite-app'

export default serverConfig(import.meta.dirname)
