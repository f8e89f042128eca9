import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Trans } from '@lingui/react/macro'
import type { Draft, DraftAutosave } from './draft-autosave.ts'
import { useAutosaved } from './use-autosave.ts'

type SaveStateProps<Typed, D extends Draft<Typed>> = {
  autosave: DraftAutosave<Typed, D>
  /** Whose clock tells when it was saved. */
  zone: string
}

/** Where what is typed is by now, said as it changes. */
export function SaveState<Typed, D extends Draft<Typed>>({ autosave, zone }: SaveStateProps<Typed, D>) {
  const status = useAutosaved(autosave, (kept) => kept.status)
  const error = useAutosaved(autosave, (kept) => kept.error)
  // Before the first save it is what is listed, as it is at this moment.
  const savedAt = useAutosaved(autosave, ({ draft }) => (draft && draft.revision > 0 ? draft.savedAt : null))
  const dates = useDates()
  const textOf = useProblemText()
  const time = dates.time(savedAt ?? 0, zone)
  return (
    <span role="status">
      {status === 'saving' ? <Trans>Saving…</Trans> : null}
      {status === 'offline' ? <Trans>Offline: kept here until you’re back</Trans> : null}
      {status !== 'failed' ? null : errorCode(error) === 'listing_not_found' ? (
        <Trans>Not saved: it was thrown away elsewhere</Trans>
      ) : (
        textOf(error)
      )}
      {status === 'changed' ? <Trans>Not saved: it was changed elsewhere</Trans> : null}
      {status !== 'saved' ? null : savedAt !== null ? (
        <Trans>Saved at {time}. Carry on from any device.</Trans>
      ) : (
        <Trans>What you type is saved as you go.</Trans>
      )}
    </span>
  )
}
