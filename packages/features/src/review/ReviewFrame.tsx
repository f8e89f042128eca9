import { useServices } from '@ginipig/app/services/services-context.ts'
import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import type { ClientsReview } from '@ginipig/contract/review/review.ts'
import { Picture } from '@ginipig/ui/picture'
import { RailPage } from '@ginipig/ui/rail-page'
import type { RenderLink } from '@ginipig/ui/render-link'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './ReviewFrame.module.css'

type ReviewFrameProps = {
  visited: ClientsReview['visited']
  back: { label: ReactNode; renderLink: RenderLink }
  title: ReactNode
  lead?: ReactNode
  /** Beside the page: what is hidden, and until when. */
  side: ReactNode
  children: ReactNode
}

/** A page about the reviews of one appointment, which stands beside it. */
export function ReviewFrame({ visited, back, title, lead, side, children }: ReviewFrameProps) {
  const { t } = useLingui()
  const { app } = useServices()
  const dates = useDates()
  const money = useMoney()
  const { listing, startsAt, zone, price, otherOneName } = visited
  return (
    <RailPage
      app={app}
      back={back}
      title={title}
      lead={lead}
      sideLabel={t`The appointment`}
      side={
        <>
          {side}
          <div className={styles.Visit}>
            <Picture picture={listingPicture(listing)} alt="" sizes="64px" />
            <div className={styles.VisitWords}>
              <p lang={PROVIDERS_LANGUAGE} className={styles.VisitTitle}>
                {listing.title}
              </p>
              <p>
                {otherOneName}, {money(price)}
              </p>
              <p>{dates.friendlyDateTime(startsAt, zone)}</p>
            </div>
          </div>
        </>
      }
    >
      {children}
    </RailPage>
  )
}
