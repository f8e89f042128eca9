import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { askedSections, type MustHaveSection, missingMustHaves } from '@ginipig/domain/listing'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { bookingSummary } from '../flow/booking-summary.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { flowAnswer } from '../flow/flow-step.ts'
import { HoldBar } from '../flow/HoldBar.tsx'
import { HoldEndedDialog } from '../flow/HoldEndedDialog.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'
import { ConsultationSection } from './ConsultationSection.tsx'
import { namesContact } from './draft-store.ts'
import styles from './MustHavesPage.module.css'
import { PatchTestSection } from './PatchTestSection.tsx'
import { PhotosSection } from './PhotosSection.tsx'
import { SectionCard } from './SectionCard.tsx'
import { StatementsSection } from './StatementsSection.tsx'
import { useMustHaves } from './use-must-haves.ts'

/** Step 2: what the listing asks for, and nothing else. Source: product.md §5 /must-haves.
 *  @param first - the hold that the page was opened with; it stays on screen when it ends meanwhile */
export function MustHavesPage({ first }: { first: ClientBooking }) {
  const api = useApi()
  const { data: hold, dataUpdatedAt } = useQuery(query(api, getHold))
  const { data: after } = useQuery({
    ...query(api, getMyBooking, { params: { bookingId: first.id } }),
    enabled: hold === null,
  })
  const [last, setLast] = useState({ booking: first, receivedAt: dataUpdatedAt })
  // Kept while there is one, so that the end of the hold can still say whose it was.
  if (hold && hold.id === first.id && hold !== last.booking) setLast({ booking: hold, receivedAt: dataUpdatedAt })
  if (hold === null && after && flowAnswer('must-haves', after) !== 'here') {
    return <Navigate to="/booking-request" search={{ id: first.id }} replace />
  }
  return (
    <HeldMustHaves booking={last.booking} receivedAt={last.receivedAt} isGone={hold === null && after !== undefined} />
  )
}

type HeldMustHavesProps = { booking: ClientBooking; receivedAt: number; isGone: boolean }

function HeldMustHaves({ booking, receivedAt, isGone }: HeldMustHavesProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const textOf = useProblemText()
  const money = useMoney()
  const dates = useDates()
  const sectionNames = useSectionNames()
  const [isTimeUp, setIsTimeUp] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [leaveError, setLeaveError] = useState<unknown>()
  const { given, change, flush, isSaved, error, isOver } = useMustHaves(booking)
  const asked = booking.mustHavesAsked
  const sections = askedSections(asked)
  const blocked = namesContact(given)
  const missing = sections.filter(
    (section) => missingMustHaves(asked, given).includes(section) || (section === 'consultation' && blocked),
  )
  const isDone = (section: MustHaveSection) => !missing.includes(section)
  const done = sections.length - missing.length
  const all = sections.length
  const name = booking.provider.firstName

  const handleContinue = async () => {
    if (isLeaving) return
    setIsLeaving(true)
    setLeaveError(undefined)
    try {
      await flush()
      await navigate({ to: '/payment-options/$id', params: { id: booking.id } })
    } catch (failure) {
      setLeaveError(failure)
    } finally {
      setIsLeaving(false)
    }
  }

  const nextName = missing[0] === undefined ? '' : sectionNames[missing[0]]
  const missingText =
    missing.length === 0
      ? t`All done. Nothing to pay yet.`
      : t`Still to do: ${{ sections: missing.map((section) => sectionNames[section]).join(', ') }}`
  const doneText = t`${plural(done, { one: `# of ${all} done`, other: `# of ${all} done` })}`
  const time = dates.friendlyDateTime(booking.startsAt, booking.zone)
  const summary = bookingSummary(booking)
  const shared = { booking, given, change }
  return (
    <FlowPage
      step={1}
      back={{
        label: <Trans>Back</Trans>,
        renderLink: (slot) => (
          <Link to="/treatment-availability/$listingId" params={{ listingId: booking.listing.id }} {...slot} />
        ),
      }}
      hold={<HoldBar booking={booking} receivedAt={receivedAt} onExpire={() => setIsTimeUp(true)} />}
      title={<Trans>{name}’s must-haves</Trans>}
      lead={
        booking.approval === 'manual' ? (
          <Trans>So the result is safe and {name} can say yes quickly. Nobody else sees this.</Trans>
        ) : (
          <Trans>So the result is safe and {name} is ready for you. Nobody else sees this.</Trans>
        )
      }
      summary={
        <>
          <SummaryReceipt {...summary} />
          <div className={styles.Progress}>
            <p>{doneText}</p>
            <ProgressBar value={done / all} />
          </div>
        </>
      }
      mini={<MiniSummary {...summary} when={undefined} />}
      action={
        <Button
          variant="primary"
          size="lg"
          disabled={missing.length > 0}
          busy={isLeaving}
          busyLabel={t`Saving…`}
          onClick={() => void handleContinue()}
        >
          <Trans>Continue</Trans>
        </Button>
      }
      note={missingText}
      dock={
        missing.length > 0
          ? {
              title: doneText,
              detail: t`Next: ${{ section: nextName }}`,
            }
          : { title: time, detail: money(booking.split.total) }
      }
    >
      {asked.photos ? <PhotosSection {...shared} text={asked.photos.text} isDone={isDone('photos')} /> : null}
      {asked.requirements ? (
        <SectionCard
          icon={BadgeCheck}
          category={booking.listing.category}
          title={sectionNames.requirements}
          lead={<Trans>{name} can only take bookings that meet these.</Trans>}
          isDone={isDone('requirements')}
        >
          <p className={styles.Requirements}>{asked.requirements.text}</p>
          <Checkbox
            checked={given.meetsRequirements}
            onChange={(event) => change({ meetsRequirements: event.target.checked })}
            label={<Trans>I meet all of these</Trans>}
          />
        </SectionCard>
      ) : null}
      {asked.consultation ? (
        <ConsultationSection {...shared} asked={asked.consultation} isDone={isDone('consultation')} />
      ) : null}
      {asked.patchTest ? (
        <PatchTestSection {...shared} hoursBefore={asked.patchTest.hoursBefore} isDone={isDone('patchTest')} />
      ) : null}
      <StatementsSection {...shared} isDone={isDone('statements')} />
      <div className={styles.Saved}>
        {(leaveError ?? error) === undefined ? (
          <p>{isSaved ? <Trans>Saved as you go, for as long as the slot is yours.</Trans> : <Trans>Saving…</Trans>}</p>
        ) : (
          <Banner tone="warning" role="alert" title={<Trans>Not saved yet</Trans>}>
            {textOf(leaveError ?? error)} <Trans>What you’ve entered stays here, and we keep trying.</Trans>
          </Banner>
        )}
      </div>
      <HoldEndedDialog booking={booking} isOpen={isTimeUp || isOver || isGone} />
    </FlowPage>
  )
}

function useSectionNames(): Record<MustHaveSection, string> {
  const { t } = useLingui()
  return {
    photos: t`Photos`,
    requirements: t`Booking requirements`,
    consultation: t`Consultation form`,
    patchTest: t`Patch test`,
    statements: t`Two things to agree`,
  }
}
