import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { toDates } from './listing-links.tsx'
import styles from './TurnedNote.module.css'
import type { Turned } from './use-listing-changes.ts'

type TurnedNoteProps = { turned: Turned | undefined; onUndo: () => void }

/** Says that a listing was closed or opened, where its row may have left the list, with the way back. It takes the focus:
 *  what was pressed is gone. */
export function TurnedNote({ turned, onUndo }: TurnedNoteProps) {
  const { t } = useLingui()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turned) note.current?.focus({ preventScroll: true })
  }, [turned])
  const title = turned?.listing.title.trim() || t`Appointment without a title`
  return (
    <div ref={note} role="status" tabIndex={-1} className={styles.Note}>
      {turned && (
        <Banner
          tone="success"
          action={
            <Button size="sm" onClick={onUndo}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          {turned.to === 'closed' ? (
            <Trans>“{title}” is closed: it takes no new bookings.</Trans>
          ) : turned.listing.state === 'no_dates' ? (
            <>
              <Trans>“{title}” is open again, but has no dates to come: nobody can book it yet.</Trans>{' '}
              <TextLink render={toDates(turned.listing)}>
                <Trans>Add dates</Trans>
              </TextLink>
            </>
          ) : (
            <Trans>“{title}” is live again.</Trans>
          )}
        </Banner>
      )}
    </div>
  )
}
