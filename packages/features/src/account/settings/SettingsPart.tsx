import { Panel, PanelHead } from '@ginipig/ui/panel'
import { type ReactNode, useId } from 'react'
import styles from './SettingsPart.module.css'

type SettingsPartProps = { title: string; children: ReactNode }

/** One subject of the settings, on a surface of its own. */
export function SettingsPart({ title, children }: SettingsPartProps) {
  const titleId = useId()
  return (
    <Panel aria-labelledby={titleId} className={styles.SettingsPart}>
      <PanelHead id={titleId} title={title} />
      {children}
    </Panel>
  )
}
