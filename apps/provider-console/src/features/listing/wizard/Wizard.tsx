import type { ListingDraft, TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { type ListingStep, listingSteps } from '@ginipig/domain/listing-draft'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { PageHeader } from '@ginipig/ui/page-header'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { DraftChanged } from '#shared/draft/DraftChanged.tsx'
import { SaveState } from '#shared/draft/SaveState.tsx'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import { isFinished, isWithinReach, nextStep, noRequirements, noTimes, noTreatment } from '../draft/typed-listing.ts'
import { useListingAutosave } from '../draft/use-listing-autosave.ts'
import { NeedsAccount } from '../NeedsAccount.tsx'
import { TimesStep } from '../times/TimesStep.tsx'
import { DiscardDraft } from './DiscardDraft.tsx'
import { Preview } from './Preview.tsx'
import { placeOf } from './place-of.ts'
import { RequirementsStep } from './RequirementsStep.tsx'
import { StepPanel } from './StepPanel.tsx'
import { StepContext, type StepPlace } from './step-context.ts'
import { stepWords } from './step-words.ts'
import { TreatmentStep } from './TreatmentStep.tsx'
import { useStepSummary } from './use-step-summary.ts'
import styles from './Wizard.module.css'

type WizardProps = {
  first: ListingDraft | undefined
  step: ListingStep | undefined
  /** What keeps it from being listed is shown. */
  isChecked: boolean
  /** One step is changed that the review named: the next after it is the review, where all is finished. */
  isFromReview: boolean
  /** Where what was pressed is gone with the page that it was on. */
  takesFocus?: boolean
  /** @param left - the step it leads on from, where the address named none: the way back leads there */
  onStep: (step: ListingStep, left: ListingStep | undefined) => void
  onCreated: (draft: ListingDraft) => void
}

/** The three steps of a listing, saved as they are filled in. */
export function Wizard(props: WizardProps) {
  const { first, step: asked, isChecked, isFromReview, takesFocus = false, onStep, onCreated } = props
  const { t } = useLingui()
  const { i18n } = useI18n()
  const navigate = useNavigate()
  const autosave = useListingAutosave(first, onCreated)
  const typed = useAutosaved(autosave, (kept) => kept.typed)
  const draft = useAutosaved(autosave, (kept) => kept.draft)
  const round = useAutosaved(autosave, (kept) => kept.round)
  const summaryOf = useStepSummary(typed, draft)
  const [isBusy, setIsBusy] = useState(false)
  const [underWay, setUnderWay] = useState(0)
  const isUnderWay = underWay > 0
  // Chosen when it is asked for: what becomes finished while one types doesn't lead on by itself.
  const openAt = (next: ListingStep) => ({ asked, step: next, isLacking: isLacking(next, typed, draft) })
  const [open, setOpen] = useState(() => openAt(openStep(typed, draft, asked)))
  if (open.asked !== asked) setOpen(openAt(openStep(typed, draft, asked)))
  const { step } = open
  const go = (next: ListingStep) => {
    if (asked === undefined) return onStep(next, step)
    setOpen(openAt(next))
    onStep(next, undefined)
  }
  const page = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(breakpoints.wide)
  const [aside, setAside] = useState<HTMLElement | null>(null)
  const shown = useRef(step)
  const listed = draft?.listed ?? null

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) page.current?.querySelector('h1')?.focus()
  }, [takesFocus])

  // A step is a page to who reads it, though its path stays.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const panel = page.current?.querySelector(`[data-step="${step}"]`)
    panel?.scrollIntoView?.({ block: 'start' }) // which jsdom has none of
    panel?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [step])

  const toReview = async () => {
    setIsBusy(true)
    const isSaved = await autosave.flush()
    setIsBusy(false)
    const { draft: saved } = autosave.store.getState()
    if (isSaved && saved) void navigate({ to: '/provider/review-appointment/$id', params: { id: saved.id } })
  }
  const close = async () => {
    setIsBusy(true)
    const isSaved = await autosave.flush()
    setIsBusy(false)
    if (isSaved) void navigate({ to: placeOf(listed) })
  }
  const goOn = () => {
    const next = listingSteps[listingSteps.indexOf(step) + 1]
    if (next === undefined || leadsBack(autosave.store.getState().typed)) void toReview()
    else go(next)
  }
  const leadsBack = (now: TypedListing) =>
    (isChecked || isFromReview) && listingSteps.every((one) => one === step || isFinished(now, one))
  const lastLabel = listed === null ? t`Check and list` : t`Check the changes`
  const before = listingSteps[listingSteps.indexOf(step) - 1]
  const place: StepPlace = {
    number: listingSteps.indexOf(step) + 1,
    count: listingSteps.length,
    onBack: before && (() => go(before)),
    isUnderWay,
    onUnderWay: setUnderWay,
    aside,
  }
  const common = { autosave, onDone: goOn, isChecked: isChecked || open.isLacking }
  return (
    <StepContext value={place}>
      <div ref={page} className={styles.Main}>
        <PageHeader
          size="console"
          title={listed === null ? <Trans>New appointment</Trans> : <Trans>Edit appointment</Trans>}
          lead={<SaveState autosave={autosave} zone={draft?.zone ?? DEFAULT_ZONE} />}
          actions={
            <>
              <DiscardDraft draft={draft} autosave={autosave} />
              <Button busy={isBusy} disabled={draft === undefined || isUnderWay} onClick={() => void close()}>
                <Trans>Save and close</Trans>
              </Button>
            </>
          }
        />
        <DraftChanged
          autosave={autosave}
          newer={({ typed: { treatment } }) => {
            const title = treatment?.title ?? ''
            return title === '' ? null : <Trans>The newer one is called “{title}”.</Trans>
          }}
        />
        {listed === null || listed.bookedCount === 0 ? null : (
          <Banner tone="info" title={<Trans>Bookings already made stay as they are</Trans>}>
            <Trans>
              They keep their time, the price they were booked at and what was agreed. What you change here holds for
              clients who book from now on; starts that are booked or held can’t be taken out.
            </Trans>
          </Banner>
        )}
        {listed === null ? <NeedsAccount /> : null}
        {isWide ? null : <Preview typed={typed} draft={draft} isCompact />}
        <div className={styles.Columns} data-open={step}>
          <div key={round} className={styles.Main}>
            {listingSteps.map((one, index) => {
              const isOpen = one === step
              const summary = summaryOf(one)
              return (
                <div key={one} data-step={one}>
                  <StepPanel
                    number={index + 1}
                    title={i18n._(stepWords[one])}
                    text={isOpen ? undefined : summary}
                    isOpen={isOpen}
                    isDone={!isOpen && summary !== undefined}
                    onOpen={isOpen || !isWithinReach(typed, one) ? undefined : () => go(one)}
                  >
                    {isOpen && one === 'treatment' ? (
                      <TreatmentStep
                        {...common}
                        first={typed.treatment ?? noTreatment}
                        continueLabel={leadsBack(typed) ? lastLabel : t`Continue to skills and requirements`}
                      />
                    ) : null}
                    {isOpen && one === 'requirements' ? (
                      <RequirementsStep
                        {...common}
                        first={typed.requirements ?? noRequirements}
                        continueLabel={leadsBack(typed) ? lastLabel : t`Continue to dates`}
                      />
                    ) : null}
                    {isOpen && one === 'times' ? (
                      <TimesStep {...common} first={typed.times ?? noTimes} continueLabel={lastLabel} />
                    ) : null}
                  </StepPanel>
                </div>
              )
            })}
          </div>
          {isWide && step !== 'times' ? <Preview typed={typed} draft={draft} /> : null}
          {isWide && step === 'times' ? <div ref={setAside} className={styles.Aside} /> : null}
        </div>
      </div>
    </StepContext>
  )
}

/** Is it listed by rules of before, and now has something to put right? Said at once, at its field. */
const isLacking = (step: ListingStep, typed: TypedListing, draft: ListingDraft | undefined): boolean =>
  step !== 'times' && draft !== undefined && draft.listed !== null && !isFinished(typed, step)

/** The step that is asked for, where all before it are finished; else the first that isn't. A listing is edited from its
 *  first step, where it has nothing to put right. */
function openStep(typed: TypedListing, draft: ListingDraft | undefined, asked: ListingStep | undefined): ListingStep {
  if (asked !== undefined && isWithinReach(typed, asked)) return asked
  const next = nextStep(typed)
  return draft === undefined || draft.listed === null || isLacking(next, typed, draft) ? next : 'treatment'
}
