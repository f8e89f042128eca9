import type { ThemeChoice } from '@ginipig/ui/theme'
import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useServices } from '#services/services-context.ts'
import styles from './Choices.module.css'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** As the device, light or dark. Takes the colour of what it stands on. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const { theme } = useServices()
  const chosen = useSyncExternalStore(theme.subscribe, theme.choice, () => 'system' as const)
  const choices: readonly [ThemeChoice, string][] = [
    ['system', t`As my device`],
    ['light', t`Light`],
    ['dark', t`Dark`],
  ]
  return (
    <fieldset className={styles.Choices} aria-label={t`Colours`}>
      {choices.map(([choice, label]) => {
        const Icon = icons[choice]
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen === choice}
            className={styles.Choice}
            onClick={() => theme.choose(choice)}
          >
            <Icon aria-hidden />
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}
