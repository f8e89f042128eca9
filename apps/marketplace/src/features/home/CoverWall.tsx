import { coverUrl } from '@ginipig/ui/covers'
import { Loaf } from '@ginipig/ui/loaf'
import type { ReactNode } from 'react'
import styles from './CoverWall.module.css'

type Cover = { cover: string; seed: string; isUpsideDown?: boolean }

/** Three columns; on a phone only the first of each stands. The seed picks the colourway. */
const columns: readonly (readonly [Cover, Cover, Cover])[] = [
  [
    { cover: 'cut', seed: 'wall 1 e' },
    { cover: 'mind-soul', seed: 'wall 2 c', isUpsideDown: true },
    { cover: 'lips', seed: 'wall 3' },
  ],
  [
    { cover: 'body', seed: 'wall 4 b', isUpsideDown: true },
    { cover: 'men', seed: 'wall 5 c' },
    { cover: 'nails', seed: 'wall 6', isUpsideDown: true },
  ],
  [
    { cover: 'nails', seed: 'wall 7' },
    { cover: 'face', seed: 'wall 8 a', isUpsideDown: true },
    { cover: 'eyes', seed: 'wall 9 c' },
  ],
]

const RATIO = 5 / 7.4

/** What it is about, in pictures; one real appointment lies over it. */
export function CoverWall({ peek }: { peek: ReactNode }) {
  return (
    <div className={styles.CoverWall}>
      <div aria-hidden="true" className={styles.Columns}>
        {columns.map((covers) => (
          <div key={covers[0].seed} className={styles.Column}>
            {covers.map(({ cover, seed, isUpsideDown }) => (
              <Loaf
                key={seed}
                src={coverUrl(cover, seed)}
                ratio={RATIO}
                isUpsideDown={isUpsideDown ?? false}
                className={styles.Cover}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.Peek}>{peek}</div>
    </div>
  )
}
