import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { Banner } from '@ginipig/ui/banner'
import { TextLink } from '@ginipig/ui/link'
import { Spinner } from '@ginipig/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { declineWords } from './decline-words.ts'
import { isSlow, type PaymentProblem, type PaymentState } from './payment-state.ts'

type PaymentNoticeProps = { state: PaymentState; bookingId: string }

/** Why the last try didn't pay, or that we are finding out; near the card, where one acts on it. */
export function PaymentNotice({ state, bookingId }: PaymentNoticeProps) {
  return (
    <>
      {state.phase === 'ready' && state.problem ? (
        <ProblemBanner problem={state.problem} bookingId={bookingId} />
      ) : null}
      {/* Always there, so that what comes in is read out. */}
      <div role="status">{state.phase === 'checking' ? <CheckingBanner isSlow={isSlow(state)} /> : null}</div>
    </>
  )
}

function CheckingBanner({ isSlow }: { isSlow: boolean }) {
  return (
    <Banner tone="info" icon={<Spinner size="sm" />} title={<Trans>Checking with your bank…</Trans>}>
      {isSlow ? (
        <Trans>
          This is taking longer than usual. You can leave this page: you can’t be charged twice, and My bookings shows
          how it went.
        </Trans>
      ) : (
        <Trans>Please don’t pay again; you can’t be charged twice.</Trans>
      )}
    </Banner>
  )
}

/** On a phone what is pressed lies far below, or the dock over what comes. */
export const showIt = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' })

function ProblemBanner({ problem, bookingId }: { problem: PaymentProblem; bookingId: string }) {
  const { i18n } = useLingui()
  const textOf = useProblemText()
  if (problem.from === 'card') {
    const { title, advice } = declineWords(problem.code)
    return (
      <Banner ref={showIt} tone="danger" role="alert" title={i18n._(title)}>
        {i18n._(advice)}
      </Banner>
    )
  }
  return (
    <Banner ref={showIt} tone="danger" role="alert" action={<WayOut problem={problem} bookingId={bookingId} />}>
      {textOf(new ApiError({ code: problem.code, status: 0, retryAfter: problem.retryAfter }))}
    </Banner>
  )
}

/** Two refusals are mended on another page. */
function WayOut({ problem, bookingId }: { problem: PaymentProblem; bookingId: string }) {
  if (problem.code === 'must_haves_missing') {
    return (
      <TextLink render={(slot) => <Link to="/must-haves" {...slot} />}>
        <Trans>Must-haves</Trans>
      </TextLink>
    )
  }
  if (problem.code === 'plan_not_offered') {
    return (
      <TextLink render={(slot) => <Link to="/payment-options/$id" params={{ id: bookingId }} {...slot} />}>
        <Trans>Choose again</Trans>
      </TextLink>
    )
  }
  return null
}
