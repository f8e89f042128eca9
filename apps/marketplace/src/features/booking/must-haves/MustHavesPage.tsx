import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { askedSections, type MustHaveSection, missingMustHaves } from '@ginipig/domain/listing'
import { Banner } from '@ginipig/ui/banner'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { bookingSummary } from '../flow/booking-summary.ts'
import { FlowPage } from '../flow/FlowPage.tsx'
import { flowAnswer } from '../flow/flow-step.ts'
import { HoldBar } from '../flow/HoldBar.tsx'
import { HoldEndedDialog } from '../flow/HoldEndedDialog.tsx'
import { MiniSummary } from '../flow/MiniSummary.tsx'
import { SummaryReceipt } from '../flow/SummaryReceipt.tsx'
import { CarryOver } from './CarryOver.tsx'
import { ConsultationSection } from './ConsultationSection.tsx'
import { SendableMustHaves } from './draft-store.ts'
import styles from './MustHavesPage.module.css'
import { PatchTestSection } from './PatchTestSection.tsx'
import { PhotosSection } from './PhotosSection.tsx'
import { SectionCard } from './SectionCard.tsx'
import { StatementsSection } from './StatementsSection.tsx'
import { Tick } from './Tick.tsx'
import { useMustHavesForm } from './use-must-haves-form.ts'

/** Step 2: what the listing asks for, and nothing else. Source: product.md §5 /must-haves.
 *  @param first - the hold that the page was opened with; it stays on screen when it ends meanwhile */
export function MustHavesPage({ first }: { first: ClientBooking }) {
  const api = useApi()
  const { data: latest, dataUpdatedAt } = useQuery(query(api, getHold))
  const isLatest = latest?.id === first.id
  // Another hold of theirs is newer, or this one is over.
  const {
    data: own,
    dataUpdatedAt: ownAt,
    isFetching,
  } = useQuery({
    ...query(api, getMyBooking, { params: { bookingId: first.id } }),
    enabled: latest !== undefined && !isLatest,
  })
  const hold = isLatest ? latest : own?.status === 'pending_payment' && latest !== null ? own : undefined
  const [last, setLast] = useState({ booking: first, receivedAt: dataUpdatedAt })
  // Kept while there is one, so that the end of the hold can still say whose it was.
  if (hold && hold !== last.booking) setLast({ booking: hold, receivedAt: isLatest ? dataUpdatedAt : ownAt })
  if (!hold && own && flowAnswer('must-haves', own) !== 'here') {
    return <Navigate to="/booking-request" search={{ id: first.id }} replace />
  }
  // What is asked for again may still tell how it ended.
  const ended = hold || isFetching ? undefined : own
  return <HeldMustHaves booking={last.booking} receivedAt={last.receivedAt} ended={ended} />
}

type HeldMustHavesProps = {
  booking: ClientBooking
  receivedAt: number
  /** The same booking when its hold is over. */
  ended: ClientBooking | undefined
}

function HeldMustHaves({ booking, receivedAt, ended }: HeldMustHavesProps) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const money = useMoney()
  const dates = useDates()
  const sectionNames = useSectionNames()
  const [isTimeUp, setIsTimeUp] = useState(false)
  const { form, given, isSaved, error, isExpired } = useMustHavesForm(booking)
  const asked = booking.mustHavesAsked
  const sections = askedSections(asked)
  const blocked = !v.is(SendableMustHaves, given)
  const missing = sections.filter(
    (section) => missingMustHaves(asked, given).includes(section) || (section === 'consultation' && blocked),
  )
  const isDone = (section: MustHaveSection) => !missing.includes(section)
  const done = sections.length - missing.length
  const all = sections.length
  const name = booking.provider.firstName

  const nextName = missing[0] === undefined ? '' : sectionNames[missing[0]]
  const missingText =
    missing.length === 0
      ? t`All done. Nothing to pay yet.`
      : t`Still to do: ${{ sections: missing.map((section) => sectionNames[section]).join(', ') }}`
  const doneText = t`${plural(done, { one: `# of ${all} done`, other: `# of ${all} done` })}`
  const time = dates.friendlyDateTime(booking.startsAt, booking.zone)
  const summary = bookingSummary(booking)
  const shared = { booking, form }
  const consents = given.consentsToHealthData
  return (
    <form.AppForm>
      <FlowPage
        step={1}
        back={{
          label: <Trans>Back</Trans>,
          renderLink: (slot) => (
            <Link to="/treatment-availability/$listingId" params={{ listingId: booking.listing.id }} {...slot} />
          ),
        }}
        hold={<HoldBar booking={ended ?? booking} receivedAt={receivedAt} onExpire={() => setIsTimeUp(true)} />}
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
        mini={<MiniSummary {...summary} />}
        action={
          <form.SubmitButton size="lg" disabled={missing.length > 0} busyLabel={t`Saving…`}>
            <Trans>Continue</Trans>
          </form.SubmitButton>
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
        <form.Form>
          <CarryOver booking={booking} form={form} given={given} />
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
              <form.AppField name="meetsRequirements">
                {() => <Tick label={<Trans>I meet all of these</Trans>} />}
              </form.AppField>
            </SectionCard>
          ) : null}
          {asked.consultation ? (
            <ConsultationSection
              {...shared}
              consents={consents}
              asked={asked.consultation}
              isDone={isDone('consultation')}
            />
          ) : null}
          {asked.patchTest ? (
            <PatchTestSection
              {...shared}
              consents={consents}
              hoursBefore={asked.patchTest.hoursBefore}
              isDone={isDone('patchTest')}
            />
          ) : null}
          <StatementsSection {...shared} isDone={isDone('statements')} />
          <div className={styles.Saved}>
            {error === undefined ? (
              <p>
                {isSaved ? <Trans>Saved as you go, for as long as the slot is yours.</Trans> : <Trans>Saving…</Trans>}
              </p>
            ) : (
              <Banner tone="warning" role="alert" title={<Trans>Not saved yet</Trans>}>
                {textOf(error)} <Trans>What you’ve entered stays here, and we keep trying.</Trans>
              </Banner>
            )}
          </div>
        </form.Form>
        <HoldEndedDialog booking={ended ?? booking} isOpen={isTimeUp || isExpired || ended !== undefined} />
      </FlowPage>
    </form.AppForm>
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
