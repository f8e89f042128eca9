import { Panel, PanelHead } from '@ginipig/ui/panel'
import { createContext, type ReactNode, use, useId } from 'react'
import styles from './SettingsPart.module.css'

type SettingsPartProps = { title: string; children: ReactNode }

/** How round its corners are: a client's are rounder than the console's. */
export const PanelLook = createContext<'card' | 'panel'>('panel')

/** One subject of the settings, on a surface of its own. */
export function SettingsPart({ title, children }: SettingsPartProps) {
  const titleId = useId()
  return (
    <Panel look={use(PanelLook)} aria-labelledby={titleId} className={styles.SettingsPart}>
      <PanelHead id={titleId} title={title} />
      {children}
    </Panel>
  )
}
