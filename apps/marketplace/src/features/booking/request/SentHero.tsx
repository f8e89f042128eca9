import { Illustration, type Pig } from '@ginipig/ui/illustration'
import type { ReactNode } from 'react'
import styles from './SentHero.module.css'

type SentHeroProps = { icon: ReactNode; title: ReactNode; lead: ReactNode; pig: Pig }

/** The pink band that says that it worked. */
export function SentHero({ icon, title, lead, pig }: SentHeroProps) {
  return (
    <div className={styles.SentHero}>
      <div className={styles.Width}>
        <div className={styles.Words}>
          <span className={styles.Tick}>{icon}</span>
          <h1 className={styles.Title}>{title}</h1>
          <p className={styles.Lead} role="status">
            {lead}
          </p>
        </div>
        <Illustration pig={pig} className={styles.Pig ?? ''} />
      </div>
    </div>
  )
}
