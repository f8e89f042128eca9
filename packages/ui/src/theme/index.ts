export type { ResolvedTheme, Theme, ThemeChoice, ThemeEnvironment } from './create-theme.ts'
export { createTheme, useTheme } from './create-theme.ts'
