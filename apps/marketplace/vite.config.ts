import { appConfig } from '@ginipig/config/vite-app'

export default appConfig({ root: import.meta.dirname })
