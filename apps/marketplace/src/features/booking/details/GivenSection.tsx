import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { DOCUMENT_ANSWER } from '@ginipig/domain/listing'
import { useAnswers } from '@ginipig/features/booking/use-answers.ts'
import { OpenDocument } from '@ginipig/features/document/OpenDocument.tsx'
import { DetailList } from '@ginipig/ui/detail-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { EraseHealth } from './EraseHealth.tsx'
import styles from './GivenSection.module.css'

/** Has anything beyond the two statements been asked for? */
export const hasGiven = ({ mustHavesAsked: { photos, requirements, consultation, patchTest } }: ClientBooking) =>
  [photos, requirements, consultation, patchTest].some((asked) => asked !== null)

/** The must-haves as they were sent. */
export function GivenSection({ booking }: { booking: ClientBooking }) {
  const { t } = useLingui()
  const { mustHavesAsked: asked, mustHavesGiven: given, photos } = booking
  const name = booking.provider.firstName
  const document = asked.consultation?.document
  const answers = useAnswers()(asked.consultation?.questions ?? [], given.answers)
  const hasHealth = answers.length > 0 || given.answers[DOCUMENT_ANSWER] !== undefined || given.patchTest !== null
  return (
    <>
      <ul className={styles.GivenSection}>
        {asked.photos ? (
          <Given title={<Trans>Photos</Trans>} isErased={booking.isHealthErased}>
            {booking.isHealthErased ? (
              <Trans>Your photos are erased.</Trans>
            ) : (
              <div className={styles.Photos}>
                {photos.map(({ id, url }, index) => {
                  const number = index + 1
                  return (
                    <img
                      key={id}
                      src={url}
                      alt={t`Number ${number} of what you sent`}
                      width="72"
                      height="72"
                      loading="lazy"
                    />
                  )
                })}
              </div>
            )}
          </Given>
        ) : null}
        {asked.consultation ? (
          <Given title={<Trans>Consultation form</Trans>} isErased={booking.isHealthErased}>
            {booking.isHealthErased ? (
              <Trans>Your answers are erased.</Trans>
            ) : document ? (
              <>
                <p className={styles.Answer}>{given.answers[DOCUMENT_ANSWER]}</p>
                <OpenDocument document={document} />
              </>
            ) : answers.length === 0 ? (
              <Trans>All questions were optional, and you left them open.</Trans>
            ) : (
              <DetailList items={answers} layout="ruled" />
            )}
          </Given>
        ) : null}
        {asked.patchTest ? (
          <Given title={<Trans>Patch test</Trans>} isErased={booking.isHealthErased}>
            {booking.isHealthErased ? (
              <Trans>Your answer is erased.</Trans>
            ) : given.patchTest === 'already_done' ? (
              <Trans>You’ve had one with {name}.</Trans>
            ) : (
              <Trans>You agreed to come in for one.</Trans>
            )}
          </Given>
        ) : null}
        {asked.requirements ? (
          <Given title={<Trans>Booking requirements</Trans>}>
            <p className={styles.Answer}>{asked.requirements.text}</p>
            <Trans>You meet all of them.</Trans>
          </Given>
        ) : null}
      </ul>
      {hasHealth && booking.status !== 'pending_payment' ? (
        <div className={styles.Erase}>
          <EraseHealth bookingId={booking.id} name={name} hasPhotos={photos.length > 0} />
        </div>
      ) : null}
    </>
  )
}

type GivenProps = {
  title: ReactNode
  /** It was given, and is no more. */
  isErased?: boolean | undefined
  children: ReactNode
}

function Given({ title, isErased = false, children }: GivenProps) {
  const Mark = isErased ? Minus : Check
  return (
    <li className={styles.Given} data-erased={isErased || undefined}>
      <Mark aria-hidden="true" />
      <div>
        <p className={styles.Title}>{title}</p>
        <div className={styles.Detail}>{children}</div>
      </div>
    </li>
  )
}
