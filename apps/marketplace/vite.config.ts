import { appConfig } from '@ginipig/config/vite-app'

export default appConfig(import.meta.dirname)
