import { PanelBody } from '@ginipig/ui/panel'
import type { ReactNode } from 'react'
import styles from './SettingsRow.module.css'

type SettingsRowProps = {
  name: ReactNode
  value?: ReactNode
  /** A sentence about it. */
  text?: ReactNode
  action: ReactNode
}

/** What there is, and the one thing that can be done about it. */
export function SettingsRow({ name, value, text, action }: SettingsRowProps) {
  return (
    <PanelBody className={styles.SettingsRow}>
      <div className={styles.Words}>
        <p className={styles.Name}>{name}</p>
        {value === undefined ? null : <p className={styles.Value}>{value}</p>}
        {text === undefined ? null : <p className={styles.Text}>{text}</p>}
      </div>
      {action}
    </PanelBody>
  )
}
