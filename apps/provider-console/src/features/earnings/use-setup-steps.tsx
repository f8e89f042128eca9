import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import type { RequirementKind } from '@ginipig/domain/payment'
import { Badge } from '@ginipig/ui/badge'
import type { SetupItem } from '@ginipig/ui/setup-list'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Step = {
  id: string
  title: ReactNode
  /** What it asks for, until it is done. */
  asks?: ReactNode
  /** What is known of it once it is. */
  known?: ReactNode
  isDone: boolean
  isWithStripe: boolean
}

/** The five things that an account needs, in order; the first that waits for the provider is the one to do now. */
export function useSetupSteps(account: EarningsAccount): SetupItem[] {
  const { date } = useDates()
  const { state, requirements, createdAt, bankLast4, paysOut } = account
  const asked = (what: RequirementKind) => requirements.find((one) => one.what === what)
  const given = (id: RequirementKind, title: ReactNode, words: Pick<Step, 'asks' | 'known'>): Step => ({
    id,
    title,
    ...words,
    isDone: state !== 'none' && asked(id) === undefined,
    isWithStripe: asked(id)?.from === 'stripe',
  })
  const steps: Step[] = [
    {
      id: 'account',
      title: <Trans>Create your Stripe account</Trans>,
      known: createdAt === null ? undefined : date(createdAt, 'Europe/London'),
      isDone: state !== 'none',
      isWithStripe: false,
    },
    given('details', <Trans>Give your details</Trans>, { asks: <Trans>Name, date of birth, address</Trans> }),
    given('bank', <Trans>Add your bank account</Trans>, {
      known: bankLast4 === null ? undefined : <Trans>Account ending {bankLast4}</Trans>,
    }),
    given('identity', <Trans>Verify your identity</Trans>, { asks: <Trans>Passport or driving licence</Trans> }),
    {
      id: 'payouts',
      title: <Trans>Payouts on</Trans>,
      asks: <Trans>Stripe checks everything first</Trans>,
      isDone: state === 'complete' && paysOut,
      isWithStripe: true,
    },
  ]
  const now = steps.find(({ isDone, isWithStripe }) => !isDone && !isWithStripe)
  return steps.map((step) => ({
    id: step.id,
    title: step.title,
    text: step.isDone ? step.known : step.asks,
    state: step.isDone ? 'done' : step === now ? 'now' : 'next',
    badge: <StepBadge step={step} />,
  }))
}

function StepBadge({ step: { isDone, isWithStripe } }: { step: Step }) {
  if (isDone)
    return (
      <Badge tone="success">
        <Trans>Done</Trans>
      </Badge>
    )
  return isWithStripe ? (
    <Badge tone="neutral">
      <Trans>Waiting</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>To do</Trans>
    </Badge>
  )
}
