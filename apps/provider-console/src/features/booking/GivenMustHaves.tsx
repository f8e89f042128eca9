import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { askedSections, patchTestBy } from '@ginipig/domain/listing'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './GivenMustHaves.module.css'

function Ticked({ children }: { children: ReactNode }) {
  return (
    <li className={styles.Ticked}>
      <Check aria-hidden />
      <span>{children}</span>
    </li>
  )
}

/** What the client gave of what the listing asks for: photos, answers, ticks. */
export function GivenMustHaves({ booking }: { booking: ProviderBooking }) {
  const { t } = useLingui()
  const dates = useDates()
  const { mustHavesAsked: asked, mustHavesGiven: given, photos } = booking
  const sections = new Set(askedSections(asked))
  const testedBy = asked.patchTest
    ? dates.friendlyDateTime(patchTestBy(asked.patchTest, booking.startsAt), booking.zone)
    : undefined
  const answered = (asked.consultation?.questions ?? []).filter((one) => (given.answers[one.id] ?? '') !== '')
  return (
    <div className={styles.MustHaves}>
      {photos.length > 0 && (
        <ul className={styles.Photos} aria-label={t`Photos from the client`}>
          {photos.map((photo, index) => {
            const number = index + 1
            return (
              <li key={photo.id}>
                <a href={photo.url} target="_blank" rel="noreferrer">
                  <img src={photo.url} alt={t`From the client, number ${number}, opens in full size`} loading="lazy" />
                </a>
              </li>
            )
          })}
        </ul>
      )}
      <ul className={styles.List}>
        {sections.has('requirements') && given.meetsRequirements && (
          <Ticked>
            <Trans>Meets your booking requirements</Trans>
          </Ticked>
        )}
        {given.patchTest === 'will_attend' && (
          <Ticked>
            {testedBy === undefined ? (
              <Trans>Will come in for a patch test</Trans>
            ) : (
              <Trans>Will come in for a patch test by {testedBy}</Trans>
            )}
          </Ticked>
        )}
        {given.patchTest === 'already_done' && (
          <Ticked>
            <Trans>Has had a patch test with you in the last six months</Trans>
          </Ticked>
        )}
        {given.isTruthful && (
          <Ticked>
            <Trans>Confirms that what they told you is true</Trans>
          </Ticked>
        )}
      </ul>
      {answered.length > 0 && (
        <dl className={styles.Answers}>
          {answered.map((question) => (
            <div key={question.id}>
              <dt>{question.text}</dt>
              <dd>{given.answers[question.id]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
