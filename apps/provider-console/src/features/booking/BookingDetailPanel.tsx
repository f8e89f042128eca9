import { bookingLists, oneBooking } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useServerClock } from '@ginipig/app/words/use-server-clock.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { hearsSide, isActive, proposalUntil } from '@ginipig/domain/booking'
import { declineReasonWords } from '@ginipig/features/booking/decline-reason.ts'
import { ProviderTimeline } from '@ginipig/features/booking/ProviderTimeline.tsx'
import { MessageButton } from '@ginipig/features/message/MessageButton.tsx'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { Button } from '@ginipig/ui/button'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCanSend } from '#shared/earnings-account/use-can-send.ts'
import { SidePart } from './action/SidePart.tsx'
import { BookingAnswer } from './BookingAnswer.tsx'
import styles from './BookingDetailPanel.module.css'
import { BookingEndings } from './BookingEndings.tsx'
import { BookingFacts } from './BookingFacts.tsx'
import { BookingHead } from './BookingHead.tsx'
import { BookingMoney } from './BookingMoney.tsx'
import { GivenMustHaves } from './GivenMustHaves.tsx'
import { ProposalPart } from './ProposalPart.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { proofOf } from './proof-of.tsx'
import { ReviewLine } from './ReviewLine.tsx'

type BookingDetailPanelProps = {
  bookingId: string
  /** As a page of its own, in two columns where there is room; else beside the list. */
  isPage?: boolean
}

/** One booking in full. What the client gave comes before the answer to it. */
export function BookingDetailPanel({ bookingId, isPage = false }: BookingDetailPanelProps) {
  const { t } = useLingui()
  const api = useApi()
  const { i18n } = useI18n()
  const client = useQueryClient()
  const {
    data: booking,
    error,
    dataUpdatedAt,
    refetch,
  } = useQuery(query(api, getProviderBooking, { params: { bookingId } }))
  const canSend = useCanSend(booking?.outcome === null)
  const now = useServerClock(booking?.now ?? 0, dataUpdatedAt)
  // What is there stays there when looking again fails, unless it is no longer ours to see.
  if (error && (!booking || errorCode(error) === 'booking_not_found')) {
    return <Failure error={error} onTryAgain={refetch} />
  }
  if (!booking) return <PanelSkeleton />
  const Title = isPage ? 'h2' : 'h3'
  // Beside the list its buttons would stand below the edge of what scrolls.
  const proposal =
    booking.proposal === null ? null : <ProposalPart booking={booking} proposal={booking.proposal} isFirst={!isPage} />
  return (
    <Whole isPage={isPage}>
      <Column isPage={isPage}>
        <Part isPage={isPage}>
          <BookingHead
            booking={booking}
            now={now}
            onExpire={() => void makeStale(client, [...oneBooking(bookingId), ...bookingLists])}
          />
          {isPage ? null : proposal}
          <BookingFacts booking={booking} />
          <div className={styles.Ways}>
            {booking.client.isGone ? null : (
              <MessageButton personId={booking.client.id} firstName={booking.client.firstName} size="sm" />
            )}
            <ReportLink kind="booking" targetId={bookingId} of={booking.reference} className={styles.Report} />
            <ProposePart booking={booking} now={now} />
          </div>
          {isPage ? proposal : null}
        </Part>
        {booking.declineReason !== null && (
          <Part isPage={isPage}>
            <Title className={styles.Title}>
              <Trans>Your reason</Trans>
            </Title>
            <p>{i18n._(declineReasonWords[booking.declineReason])}</p>
            {booking.declineText !== null && <p className={styles.Quote}>{t`“${{ text: booking.declineText }}”`}</p>}
          </Part>
        )}
        {booking.waiting !== null && hearsSide(booking.waiting.for) ? (
          <Part isPage={isPage}>
            <Title className={styles.Title}>
              <Trans>Your side</Trans>
            </Title>
            <SidePart booking={booking} />
          </Part>
        ) : null}
        <Part isPage={isPage}>
          <Title className={styles.Title}>
            <Trans>Money</Trans>
          </Title>
          <BookingMoney booking={booking} />
        </Part>
      </Column>
      <Column isPage={isPage}>
        <Part isPage={isPage}>
          <Title className={styles.Title}>
            <Trans>Must-haves</Trans>
          </Title>
          <GivenMustHaves booking={booking} />
        </Part>
        <Part isPage={isPage}>
          <Title className={styles.Title}>
            {isActive(booking.status) && booking.startsAt > booking.now ? (
              <Trans>What happens when</Trans>
            ) : (
              <Trans>What happened</Trans>
            )}
          </Title>
          <ProviderTimeline booking={booking} canSend={canSend} links={(step) => proofOf(step, booking)} />
        </Part>
      </Column>
      <Foot isPage={isPage}>
        {/* What was proposed instead is the client's to answer. */}
        {booking.status === 'requested' && booking.proposal !== null ? null : (
          <BookingAnswer booking={booking} now={now} isPage={isPage} />
        )}
        <BookingEndings booking={booking} now={now} />
        <ReviewLine booking={booking} now={now} />
      </Foot>
    </Whole>
  )
}

type Placed = { isPage: boolean; children: ReactNode }

const Whole = ({ isPage, children }: Placed) =>
  isPage ? <div className={styles.Page}>{children}</div> : <Panel>{children}</Panel>

/** Beside the other one where there is room, each as long as what is in it. */
const Column = ({ isPage, children }: Placed) => (isPage ? <div className={styles.Column}>{children}</div> : children)

const Part = ({ isPage, children }: Placed) =>
  isPage ? <Panel isPadded>{children}</Panel> : <PanelBody>{children}</PanelBody>

const Foot = ({ isPage, children }: Placed) => (isPage ? <div className={styles.Foot}>{children}</div> : children)

/** Where a booking in full will stand. */
function PanelSkeleton() {
  return (
    <Panel aria-busy="true">
      <PanelBody>
        <Skeleton shape="block" height={48} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </PanelBody>
      <PanelBody>
        <Skeleton shape="block" height={120} />
      </PanelBody>
    </Panel>
  )
}

/** What opened the dialog is gone, and the focus with it: the times that were proposed stand below it. */
function focusProposed() {
  if (!['MAIN', 'BODY'].includes(document.activeElement?.tagName ?? 'BODY')) return
  document.querySelector<HTMLElement>('[data-answered]')?.focus({ preventScroll: true })
}

/** The way to propose other times, while there is time to answer them. */
function ProposePart({ booking, now }: { booking: ProviderBooking; now: () => number }) {
  const [isOpen, setIsOpen] = useState(false)
  // The page may hear of the proposal before its answer is here: the dialog stays to say that the client has it.
  const isPossible = booking.proposal === null && proposalUntil('provider', booking, now()) !== undefined
  if (!isPossible && !isOpen) return null
  return (
    <>
      <Button size="sm" icon={<CalendarClock aria-hidden />} onClick={() => setIsOpen(true)}>
        <Trans>Propose other times</Trans>
      </Button>
      <ProposeDialog booking={booking} open={isOpen} onOpenChange={setIsOpen} onClosed={focusProposed} />
    </>
  )
}
