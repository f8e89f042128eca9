import { appConfig } from '@ginipig/config/vite-app'

export default appConfig({
  root: import.meta.dirname,
  // Its pages stand in two frames, with icons in both; the log-in is its first page.
  everywhere: [
    'packages/features/src/auth/use-after-login',
    'packages/features/src/format/locale',
    'packages/features/src/format/use-money',
    'packages/features/src/handoff/CrossLink',
    'packages/features/src/problem/away-words',
    'packages/features/src/shell/LanguageSwitch',
    'packages/features/src/shell/use-deployment',
    'packages/ui/src/banner/',
    'packages/ui/src/button/',
    'packages/ui/src/icon-button/',
    'packages/ui/src/link/',
    'packages/ui/src/logo/',
    'packages/ui/src/spinner/',
    'packages/ui/src/status-icon/',
    'packages/ui/src/visually-hidden/',
  ],
})
