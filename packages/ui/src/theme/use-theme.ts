import { useSyncExternalStore } from 'react'
import type { ResolvedTheme, Theme, ThemeChoice } from './create-theme.ts'

/** The theme for a settings page: what was chosen, what shows, and how to choose. */
export function useTheme(theme: Theme): { choice: ThemeChoice; resolved: ResolvedTheme; choose: Theme['choose'] } {
  const choice = useSyncExternalStore(theme.subscribe, theme.choice, () => 'system' as const)
  const resolved = useSyncExternalStore(theme.subscribe, theme.resolved, () => 'light' as const)
  return { choice, resolved, choose: theme.choose }
}
