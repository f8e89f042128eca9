import type { ReactNode } from 'react'
import styles from './SentLayout.module.css'

type SentLayoutProps = { hero: ReactNode; summary: ReactNode; children: ReactNode }

/** Hero, then the story and the receipt. */
export function SentLayout({ hero, summary, children }: SentLayoutProps) {
  return (
    <>
      {hero}
      <div className={styles.SentLayout}>
        <div className={styles.Main}>{children}</div>
        <aside className={styles.Side}>{summary}</aside>
      </div>
    </>
  )
}
