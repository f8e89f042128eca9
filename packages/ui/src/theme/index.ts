export type { ResolvedTheme, Theme, ThemeChoice, ThemeEnvironment } from './create-theme.ts'
export { createTheme } from './create-theme.ts'
