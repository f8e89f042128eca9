import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { isActive, waitsForOtherTime } from '@ginipig/domain/booking'
import { retentionDays } from '@ginipig/domain/legal'
import { askedSections, DOCUMENT_ANSWER, patchTestBy } from '@ginipig/domain/listing'
import { useAnswers } from '@ginipig/features/booking/use-answers.ts'
import { OpenDocument } from '@ginipig/features/document/OpenDocument.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleAlert } from 'lucide-react'
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
  const { mustHavesAsked: asked, mustHavesGiven: given, photos, client } = booking
  const name = client.firstName
  const days = retentionDays.healthAnswers
  const isToCome = isActive(booking.status) && booking.startsAt > booking.now && !waitsForOtherTime(booking)
  const sections = new Set(askedSections(asked))
  const testBy = asked.patchTest ? patchTestBy(asked.patchTest, booking.startsAt) : undefined
  const testedBy = testBy === undefined ? undefined : dates.friendlyDateTime(testBy, booking.zone)
  const isTestDue = testBy !== undefined && testBy <= booking.now
  const answered = useAnswers()(asked.consultation?.questions ?? [], given.answers)
  const document = asked.consultation?.document
  const documentAnswer = document ? (given.answers[DOCUMENT_ANSWER] ?? '') : ''
  // The two statements are asked of everybody: not worth a line.
  if (sections.size === 1)
    return (
      <p className={styles.Quiet}>
        <Trans>No must-haves</Trans>
      </p>
    )
  const meets = sections.has('requirements') && given.meetsRequirements
  const isErased =
    booking.isHealthErased === true && [asked.photos, asked.consultation, asked.patchTest].some((one) => one !== null)
  if (photos.length === 0 && !meets && !given.patchTest && answered.length === 0 && !document && !isErased)
    return (
      <p className={styles.Quiet}>
        <Trans>Nothing is kept of what was given.</Trans>
      </p>
    )
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
        {meets && (
          <Ticked>
            <Trans>Meets your booking requirements</Trans>
            {/* As they were agreed to: the listing may ask for something else by now. */}
            <span className={styles.Requirements}>{asked.requirements?.text}</span>
          </Ticked>
        )}
        {given.patchTest === 'will_attend' && !isToCome && (
          <Ticked>
            <Trans>Agreed to come in for a patch test</Trans>
          </Ticked>
        )}
        {given.patchTest === 'will_attend' && isToCome && (
          <li className={styles.Todo}>
            <CircleAlert aria-hidden />
            <span>
              {testedBy === undefined ? (
                <Trans>To arrange: a patch test</Trans>
              ) : isTestDue ? (
                <Trans>A patch test was due by {testedBy}</Trans>
              ) : (
                <Trans>To arrange: a patch test by {testedBy}</Trans>
              )}
              <br />
              <span className={styles.Quiet}>
                {isTestDue ? (
                  <Trans>{name} had agreed to come in for it. If they didn’t, agree on another time with them.</Trans>
                ) : client.phone === null ? (
                  <Trans>{name} has agreed to come in for it. You can call to set a time once it’s booked.</Trans>
                ) : (
                  <Trans>{name} has agreed to come in for it: call to set a time.</Trans>
                )}
              </span>
            </span>
          </li>
        )}
        {given.patchTest === 'already_done' && (
          <Ticked>
            <Trans>Has had a patch test with you in the last six months</Trans>
          </Ticked>
        )}
      </ul>
      {isErased ? (
        <p className={styles.Quiet}>
          {asked.photos === null ? (
            <Trans>
              {name}’s health answers are erased. That’s done when a client asks for it, and {days} days after a visit.
            </Trans>
          ) : (
            <Trans>
              {name}’s photos and answers are erased. That’s done when a client asks for it, and {days} days after a
              visit.
            </Trans>
          )}
        </p>
      ) : null}
      {askedSections(asked).length === 0 && (
        <p className={styles.Quiet}>
          <Trans>Your listing asks for none.</Trans>
        </p>
      )}
      {document ? (
        <div>
          <OpenDocument document={document} />
        </div>
      ) : null}
      {documentAnswer === '' ? null : (
        <dl className={styles.Answers}>
          <div>
            <dt>
              <Trans>Answers to your form</Trans>
            </dt>
            <dd>{documentAnswer}</dd>
          </div>
        </dl>
      )}
      {answered.length > 0 && (
        <dl className={styles.Answers}>
          {answered.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
