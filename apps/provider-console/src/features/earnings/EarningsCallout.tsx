import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, query } from '@ginipig/api-client/core/call-options.ts'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { type EarningsAccount, startEarningsOnboarding } from '@ginipig/contract/payment/earnings-account.ts'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Badge } from '@ginipig/ui/badge'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { Callout } from '@ginipig/ui/callout'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { isNothingListed } from '#shared/is-nothing-listed.ts'

/** The one thing to know of the account now, and to do. */
export function EarningsCallout({ account }: { account: EarningsAccount }) {
  const { date } = useDates()
  const { bankLast4, requirements, paysOut, dueAt } = account
  const due = dueAt === null ? undefined : date(dueAt, DEFAULT_ZONE)
  const asked = requirements.filter(({ from }) => from === 'provider')
  switch (account.state) {
    case 'none':
      return (
        <Callout
          tone="brand"
          pig="spa"
          title={<Trans>Set up where your money goes.</Trans>}
          actions={<ToStripe label={<Trans>Set up with Stripe</Trans>} />}
        >
          <p>
            <Trans>Stripe asks for your details, bank account and ID, and leads you back here.</Trans>
          </p>
        </Callout>
      )
    case 'unfinished':
      return (
        <Callout
          pig="search"
          badge={<ActionNeeded />}
          title={
            asked.length === 1 && asked[0]?.what === 'identity' ? (
              <Trans>One thing left: prove you’re you.</Trans>
            ) : (
              <Trans>You’re not finished at Stripe yet.</Trans>
            )
          }
          actions={<ToStripe label={<Trans>Continue on Stripe</Trans>} />}
        >
          <p>
            <Trans>What you gave is kept there: you go on where you stopped.</Trans>
          </p>
          {due === undefined ? null : (
            <p>
              <Trans>Stripe wants it by {due}.</Trans>
            </p>
          )}
        </Callout>
      )
    case 'failed':
      return (
        <Callout
          pig="search"
          badge={<ActionNeeded />}
          title={<Trans>Stripe needs something else.</Trans>}
          actions={<ToStripe label={<Trans>Continue on Stripe</Trans>} />}
        >
          <p>
            <Trans>Stripe says:</Trans>
          </p>
          {asked.map(({ what, problem }) =>
            problem === null ? null : (
              <p key={what} lang="en">
                {problem}
              </p>
            ),
          )}
          {due === undefined ? null : (
            <p>
              <Trans>Stripe wants it by {due}.</Trans>
            </p>
          )}
        </Callout>
      )
    case 'in_review':
      return (
        <Callout
          tone="info"
          pig="sleep"
          badge={
            <Badge tone="info">
              <Trans>In review</Trans>
            </Badge>
          }
          title={<Trans>Stripe is checking what you gave.</Trans>}
        >
          <p>
            <Trans>There is nothing for you to do. This page changes by itself when Stripe is done.</Trans>
          </p>
        </Callout>
      )
    case 'refused':
      return (
        <Callout
          pig="oops"
          badge={
            <Badge tone="danger">
              <Trans>Refused</Trans>
            </Badge>
          }
          title={<Trans>Stripe can’t pay out to you.</Trans>}
        >
          <p>
            <Trans>Stripe decides this, not Ginipig, and tells its reasons to you alone. Ask Stripe’s support.</Trans>
          </p>
        </Callout>
      )
    case 'complete':
      return (
        <Callout
          tone="success"
          pig="rosette"
          badge={
            <Badge tone="success">
              <Trans>Complete</Trans>
            </Badge>
          }
          title={<Trans>You’re ready to be paid.</Trans>}
          actions={
            asked.length > 0 ? (
              <ToStripe label={<Trans>Continue on Stripe</Trans>} />
            ) : (
              // Whoever comes back from Stripe goes on here: on a phone the sidebar's button is behind the menu.
              <>
                <ToListing />
                <ToStripe isSecond label={<Trans>Change bank account</Trans>} />
              </>
            )
          }
        >
          <p>
            {paysOut && bankLast4 !== null ? (
              <Trans>Your earnings go to the bank account ending {bankLast4}.</Trans>
            ) : (
              <Trans>Your earnings are kept at Stripe until it pays out to your bank.</Trans>
            )}
          </p>
          {asked.length > 0 ? (
            <p>
              {due === undefined ? (
                <Trans>Stripe will want more from you later. Give it now, and nothing stops.</Trans>
              ) : (
                <Trans>Stripe wants more from you by {due}. Give it by then, and nothing stops.</Trans>
              )}
            </p>
          ) : null}
        </Callout>
      )
  }
}

/** To a first listing: the draft that waited for Stripe, where there is one. */
function ToListing() {
  const { data } = useQuery(query(useApi(), listMyListings, { query: { tab: 'active', state: 'draft', limit: '24' } }))
  const isFirst = data !== undefined && isNothingListed(data.counts)
  const draft = isFirst ? data.items[0]?.id : undefined
  return (
    <ButtonLink variant="primary" render={(slot) => <Link to="/provider/appointment" search={{ draft }} {...slot} />}>
      {draft === undefined ? <Trans>New appointment</Trans> : <Trans>Go on with a draft</Trans>}
    </ButtonLink>
  )
}

const ActionNeeded = () => (
  <Badge tone="warning">
    <Trans>Action needed</Trans>
  </Badge>
)

/** A fresh link on each click: it opens once. */
function ToStripe({ label, isSecond = false }: { label: ReactNode; isSecond?: boolean }) {
  const { t } = useLingui()
  const { leave } = useServices()
  const toast = useToast()
  const textOf = useProblemText()
  const start = useMutation({
    ...change(useApi(), startEarningsOnboarding),
    onError: (error) => toast.error(textOf(error)),
  })
  const { reset } = start
  // Back from Stripe may bring the page up as it stood: not with the button under way.
  useEffect(() => {
    window.addEventListener('pagehide', reset)
    return () => window.removeEventListener('pagehide', reset)
  }, [reset])
  return (
    <Button
      variant={isSecond ? 'secondary' : 'primary'}
      iconEnd={<ExternalLink aria-hidden />}
      busy={start.isPending || start.isSuccess}
      busyLabel={t`Opening Stripe…`}
      onClick={() => start.mutate({ body: {} }, { onSuccess: ({ url }) => leave(url, 'kept') })}
    >
      {label}
    </Button>
  )
}
