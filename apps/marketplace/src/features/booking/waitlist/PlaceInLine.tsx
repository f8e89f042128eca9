import type { Wait } from '@ginipig/contract/waitlist/waitlist.ts'
import { Trans } from '@lingui/react/macro'
import styles from './PlaceInLine.module.css'

/** As many loaves as are drawn; a longer line is told in figures alone. */
const DRAWN = 8

/** A place in a line, drawn as loaves and said in words. */
export function PlaceInLine({ place, of }: Pick<Wait, 'place' | 'of'>) {
  const loaves = Array.from({ length: of <= DRAWN ? of : 0 }, (_, index) => index + 1)
  return (
    <p className={styles.PlaceInLine}>
      {loaves.map((one) => (
        <span key={one} aria-hidden="true" className={styles.Loaf} data-mine={one === place || undefined} />
      ))}
      <span className={styles.Words}>
        {of === 1 ? (
          <Trans>You’re the only one in line</Trans>
        ) : place === 1 ? (
          <Trans>You’re first of {of}</Trans>
        ) : (
          <Trans>
            You’re number {place} of {of}
          </Trans>
        )}
      </span>
    </p>
  )
}
