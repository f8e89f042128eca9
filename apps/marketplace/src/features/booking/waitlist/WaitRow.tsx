import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import type { Wait } from '@ginipig/contract/waitlist/waitlist.ts'
import { providerName } from '@ginipig/domain/identity'
import { ButtonLink } from '@ginipig/ui/button'
import { ListRow } from '@ginipig/ui/list-row'
import { Picture } from '@ginipig/ui/picture'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChangeDay } from './ChangeDay.tsx'
import { PlaceInLine } from './PlaceInLine.tsx'
import { StopWaiting } from './StopWaiting.tsx'
import { useWaitWords } from './use-wait-words.ts'
import styles from './WaitRow.module.css'

/** One treatment that a client waits for: which day, their place in the line, and a time that is held for them. */
export function WaitRow({ wait }: { wait: Wait }) {
  const dates = useDates()
  const wordsOf = useWaitWords()
  const { listing, held } = wait
  const { id, provider, town, outwardPostcode, type } = listing
  const name = providerName(provider)
  return (
    <ListRow
      variant="card"
      headingLevel={2}
      lead={<Picture picture={listingPicture({ ...listing, id })} alt="" sizes="96px" className={styles.Cover} />}
      title={<span lang={PROVIDERS_LANGUAGE}>{listing.title}</span>}
      renderLink={(slot) => <Link to="/category-detail/$listingId" params={{ listingId: id }} {...slot} />}
      meta={
        <>
          <p>{type === 'online' ? name : `${name}, ${town} ${outwardPostcode}`}</p>
          <p className={styles.Day}>{wordsOf(wait.day)}</p>
          {listing.isClosed ? (
            <p>
              <Trans>Closed for now. You keep your place in case it opens again.</Trans>
            </p>
          ) : null}
          {held === null ? <PlaceInLine place={wait.place} of={wait.of} /> : null}
        </>
      }
      note={
        held === null ? undefined : (
          <Trans>A time is held for you until {{ time: dates.time(held.until, listing.zone) }}.</Trans>
        )
      }
      actions={
        <>
          {held === null ? (
            <>
              <ButtonLink
                size="sm"
                render={(slot) => <Link to="/treatment-availability/$listingId" params={{ listingId: id }} {...slot} />}
              >
                <Trans>See availability</Trans>
              </ButtonLink>
              <ChangeDay wait={wait} />
            </>
          ) : (
            <ButtonLink
              size="sm"
              variant="primary"
              render={(slot) => <Link to="/waitlist/$id" params={{ id: held.bookingId }} {...slot} />}
            >
              <Trans>See the time</Trans>
            </ButtonLink>
          )}
          <StopWaiting wait={wait} />
        </>
      }
    />
  )
}
