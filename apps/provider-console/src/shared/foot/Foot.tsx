import type { ReactNode } from 'react'
import styles from './Foot.module.css'

/** What can be done about the things above, with a `<p>` on what it brings. */
export const Foot = ({ children }: { children: ReactNode }) => <div className={styles.Foot}>{children}</div>
