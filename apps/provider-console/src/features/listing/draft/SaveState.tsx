import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Trans } from '@lingui/react/macro'
import type { DraftKeeper } from './draft-keeper.ts'
import { useKept } from './use-draft-keeper.ts'

/** Where what is typed is by now, said as it changes. */
export function SaveState({ keeper }: { keeper: DraftKeeper }) {
  const status = useKept(keeper, (kept) => kept.status)
  const error = useKept(keeper, (kept) => kept.error)
  const draft = useKept(keeper, (kept) => kept.draft)
  const dates = useDates()
  const textOf = useProblemText()
  const time = draft ? dates.time(draft.savedAt, draft.zone) : dates.time(0, DEFAULT_ZONE)
  return (
    <span role="status">
      {status === 'saving' ? <Trans>Saving…</Trans> : null}
      {status === 'offline' ? <Trans>Offline: kept here until you’re back</Trans> : null}
      {status === 'failed' ? textOf(error) : null}
      {status === 'changed' ? <Trans>Not saved: it was changed elsewhere</Trans> : null}
      {status !== 'saved' ? null : draft ? (
        <Trans>Saved at {time}. Carry on from any device.</Trans>
      ) : (
        <Trans>What you type is saved as you go.</Trans>
      )}
    </span>
  )
}
