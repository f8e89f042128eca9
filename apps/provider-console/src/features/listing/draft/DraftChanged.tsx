import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import styles from '../wizard/Wizard.module.css'
import type { DraftKeeper } from './draft-keeper.ts'
import { useKept } from './use-draft-keeper.ts'

/** Two devices, or two tabs, on one draft: the later one chooses, and loses nothing before it does. */
export function DraftChanged({ keeper }: { keeper: DraftKeeper }) {
  const isChanged = useKept(keeper, (kept) => kept.status === 'changed')
  const title = useKept(keeper, (kept) => kept.theirs?.typed.treatment?.title ?? '')
  if (!isChanged) return null
  return (
    <Banner tone="warning" role="alert" title={<Trans>This was changed on another device or in another tab</Trans>}>
      <p>
        <Trans>What you typed here is still here, but not saved.</Trans>{' '}
        {title === '' ? null : <Trans>The newer one is called “{title}”.</Trans>}
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
