import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { getListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import type { ListingStep } from '@ginipig/domain/listing-draft'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NothingHere } from '../../../shared/not-found/ConsoleNotFound.tsx'
import { UnfinishedDrafts } from './UnfinishedDrafts.tsx'
import { Wizard } from './Wizard.tsx'

type AppointmentPageProps = {
  draftId: string | undefined
  step: ListingStep | undefined
  isChecked: boolean
  isFromReview: boolean
  onStep: (step: ListingStep, left: ListingStep | undefined) => void
  /** The first words have made a draft. */
  onCreated: (draftId: string) => void
}

/** `/provider/appointment`: a new listing, or one that was begun. */
export function AppointmentPage({ draftId, onCreated, ...rest }: AppointmentPageProps) {
  const [begun, setBegun] = useState<string>()
  const [last, setLast] = useState(draftId)
  const [round, setRound] = useState(0)
  /** Came from another draft, or from a new one: the path stays, so nothing else leads the focus on. */
  const [isMoved, setIsMoved] = useState(false)
  // Left for another new one.
  if (last !== draftId) {
    setLast(draftId)
    setIsMoved(draftId === undefined || draftId !== begun)
    if (draftId === undefined) setRound(round + 1)
  }
  if (draftId !== undefined && draftId !== begun)
    return <BegunDraft key={draftId} draftId={draftId} takesFocus={isMoved} {...rest} />
  return (
    <>
      {/* Stays when the first words have made a draft: what one types in doesn't move. */}
      <UnfinishedDrafts but={begun} />
      <Wizard
        key={round}
        takesFocus={isMoved}
        first={undefined}
        onCreated={({ id }) => {
          setBegun(id)
          onCreated(id)
        }}
        {...rest}
      />
    </>
  )
}

type BegunDraftProps = Omit<AppointmentPageProps, 'draftId' | 'onCreated'> & { draftId: string; takesFocus?: boolean }

/** A draft as the server has it now, whatever this tab knew of it. */
export function BegunDraft({ draftId, ...rest }: BegunDraftProps) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...query(useApi(), getListingDraft, { params: { listingId: draftId } }),
    refetchOnMount: 'always',
  })
  const [first, setFirst] = useState<typeof data>()
  // What is saved from here on is known to the wizard itself.
  if (first === undefined && data && !error && isFetchedAfterMount && !isFetching) setFirst(data)
  if (first) return <Wizard first={first} onCreated={() => {}} {...rest} />
  // Thrown away since, here or in another tab: trying again would find no more.
  if (error && errorCode(error) === 'listing_not_found')
    return <NothingHere text={<Trans>There is no such appointment in your account.</Trans>} />
  if (error && !isFetching) return <Failure error={error} onTryAgain={refetch} isTrying={isFetching} />
  return <Skeleton aria-hidden shape="block" />
}
