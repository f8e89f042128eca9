import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { getListingDraft, type ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { listingSteps } from '@ginipig/domain/listing-draft'
import { BackLink } from '@ginipig/ui/back-link'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { PageHeader } from '@ginipig/ui/page-header'
import { Skeleton } from '@ginipig/ui/skeleton'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { finishedStep, nextStep } from '../draft/typed-listing.ts'
import { NeedsAccount } from '../NeedsAccount.tsx'
import { Preview } from '../wizard/Preview.tsx'
import { placeOf } from '../wizard/place-of.ts'
import { stepWords } from '../wizard/step-words.ts'
import styles from '../wizard/Wizard.module.css'
import { Earnings } from './Earnings.tsx'
import { ListIt } from './ListIt.tsx'
import { ReviewSections } from './ReviewSections.tsx'
import { toStep } from './to-step.tsx'

/** `/provider/review-appointment/{id}`: all of it once more, then it is listed. */
export function ReviewPage({ listingId }: { listingId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query(useApi(), getListingDraft, { params: { listingId } }),
    refetchOnMount: 'always',
  })
  if (data) return <Review draft={data} />
  if (error) return <Failure error={error} onTryAgain={refetch} isTrying={isFetching} />
  return <Skeleton aria-hidden shape="block" />
}

function Review({ draft }: { draft: ListingDraft }) {
  const { i18n } = useI18n()
  const isWide = useMediaQuery(breakpoints.wide)
  const { typed } = draft
  const [treatment, requirements, times] = [
    finishedStep(typed, 'treatment'),
    finishedStep(typed, 'requirements'),
    finishedStep(typed, 'times'),
  ]
  const missing = listingSteps.filter((step) => finishedStep(typed, step) === undefined)
  return (
    <div className={styles.Main}>
      <div>
        <BackLink renderLink={toStep(draft, { step: 'times' })}>
          <Trans>Availability</Trans>
        </BackLink>
        <PageHeader
          size="console"
          title={draft.listed === null ? <Trans>Check it, then list it</Trans> : <Trans>Check the changes</Trans>}
          lead={
            draft.listed === null ? (
              <Trans>Nothing is live until you say so.</Trans>
            ) : draft.listed.status === 'closed' ? (
              <Trans>The listing stays closed: nobody can book it until you reopen it.</Trans>
            ) : (
              <Trans>Clients see the listing as it was until you say so.</Trans>
            )
          }
          actions={
            <ButtonLink variant="secondary" render={(slot) => <Link to={placeOf(draft.listed)} {...slot} />}>
              <Trans>Save as draft</Trans>
            </ButtonLink>
          }
        />
      </div>
      {missing.length === 0 ? null : (
        <Banner tone="warning" title={<Trans>There is something missing</Trans>}>
          {draft.listed?.status === 'closed' ? (
            <Trans>Before it can be saved, please look at:</Trans>
          ) : (
            <Trans>Before it can be listed, please look at:</Trans>
          )}{' '}
          {missing.map((step, index) => (
            <span key={step}>
              {index > 0 ? ', ' : null}
              <TextLink render={toStep(draft, { step: nextStep(typed), check: true })}>
                {i18n._(stepWords[step])}
              </TextLink>
            </span>
          ))}
        </Banner>
      )}
      {draft.listed === null ? <NeedsAccount /> : null}
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <ReviewSections draft={draft} treatment={treatment} requirements={requirements} times={times} />
          {treatment && requirements && times ? (
            <ListIt draft={draft} requirements={requirements} pictures={treatment.photoIds.length} />
          ) : null}
        </div>
        <div className={styles.Main}>
          {requirements ? (
            <Earnings
              price={requirements.price}
              clients={requirements.clients}
              booked={draft.listed?.bookedCount ?? 0}
            />
          ) : null}
          {isWide ? <Preview typed={typed} draft={draft} /> : null}
        </div>
      </div>
    </div>
  )
}
