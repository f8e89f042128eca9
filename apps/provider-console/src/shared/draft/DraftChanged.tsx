import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './DraftChanged.module.css'
import type { Draft, DraftKeeper } from './draft-keeper.ts'
import { useKept } from './use-keeper.ts'

type DraftChangedProps<Typed, D extends Draft<Typed>> = {
  keeper: DraftKeeper<Typed, D>
  /** What tells the newer one apart. */
  newer?: (theirs: D) => ReactNode
}

/** Two devices, or two tabs, on one draft: the later one chooses, and loses nothing before it does. */
export function DraftChanged<Typed, D extends Draft<Typed>>({ keeper, newer }: DraftChangedProps<Typed, D>) {
  const isChanged = useKept(keeper, (kept) => kept.status === 'changed')
  const theirs = useKept(keeper, (kept) => kept.theirs)
  if (!isChanged) return null
  return (
    <Banner tone="warning" role="alert" title={<Trans>This was changed on another device or in another tab</Trans>}>
      <p>
        <Trans>What you typed here is still here, but not saved.</Trans> {theirs && newer?.(theirs)}
      </p>
      <div className={styles.Buttons}>
        <Button size="sm" onClick={keeper.takeTheirs}>
          <Trans>Show the newer one</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void keeper.keepMine()}>
          <Trans>Keep what I typed here</Trans>
        </Button>
      </div>
    </Banner>
  )
}
