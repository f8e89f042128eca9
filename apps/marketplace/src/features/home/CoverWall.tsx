import body from '@ginipig/ui/assets/covers/body-1.svg'
import cut from '@ginipig/ui/assets/covers/cut-1.svg'
import eyes from '@ginipig/ui/assets/covers/eyes-1.svg'
import face from '@ginipig/ui/assets/covers/face-2.svg'
import lips from '@ginipig/ui/assets/covers/lips-2.svg'
import men from '@ginipig/ui/assets/covers/men-2.svg'
import mind from '@ginipig/ui/assets/covers/mind-soul-2.svg'
import nails from '@ginipig/ui/assets/covers/nails-2.svg'
import nailsAgain from '@ginipig/ui/assets/covers/nails-3.svg'
import { Loaf } from '@ginipig/ui/loaf'
import type { ReactNode } from 'react'
import styles from './CoverWall.module.css'

type Cover = { src: string; isUpsideDown?: boolean }

/** Three columns; on a phone only the first of each stands. */
const columns: readonly (readonly [Cover, Cover, Cover])[] = [
  [{ src: cut }, { src: mind, isUpsideDown: true }, { src: lips }],
  [{ src: body, isUpsideDown: true }, { src: men }, { src: nails, isUpsideDown: true }],
  [{ src: nailsAgain }, { src: face, isUpsideDown: true }, { src: eyes }],
]

const RATIO = 5 / 7.4

/** What it is about, in pictures; one real appointment lies over it. */
export function CoverWall({ peek }: { peek: ReactNode }) {
  return (
    <div className={styles.CoverWall}>
      <div aria-hidden="true" className={styles.Columns}>
        {columns.map((covers) => (
          <div key={covers[0].src} className={styles.Column}>
            {covers.map(({ src, isUpsideDown }) => (
              <Loaf key={src} src={src} ratio={RATIO} isUpsideDown={isUpsideDown ?? false} className={styles.Cover} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.Peek}>{peek}</div>
    </div>
  )
}
