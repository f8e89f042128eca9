import { appConfig } from '@ginipig/config/vite-app'

export default appConfig({
  root: import.meta.dirname,
  everywhere: [
    'packages/features/src/format/locale',
    'packages/features/src/format/use-money',
    'packages/features/src/shell/use-deployment',
    'packages/ui/src/button/',
    'packages/ui/src/heading/',
    'packages/ui/src/spinner/',
  ],
})
