import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { LoginPage } from '@ginipig/features/auth/LoginPage.tsx'
import { NextSearch } from '@ginipig/features/auth/next-search.ts'
import { useAfterLogin } from '@ginipig/features/auth/use-after-login.ts'
import { ButtonLink } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { type BookingOf, loadBookingOf, useBookingOf } from '#features/booking/availability/use-booking-of.ts'
import styles from './-login.module.css'

export const Route = createFileRoute('/login')({
  staticData: { access: 'public-only', title: msg`Log in`, chrome: 'bare' },
  validateSearch: NextSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { next } }) => loadBookingOf(context, next),
  component: LogIn,
})

function LogIn() {
  const { next } = Route.useSearch()
  const booking = useBookingOf(next)
  const onLoggedIn = useAfterLogin(next)
  return (
    <LoginPage
      title={booking && <Trans>Log in to book {booking.listingTitle}</Trans>}
      lead={<Trans>Log in to book, to pay and to see what’s coming up.</Trans>}
      signUp={booking ? <FirstBooking next={next} booking={booking} /> : <SignUp next={next} />}
      otherApp={<OtherApp />}
      onLoggedIn={onLoggedIn}
    />
  )
}

function SignUp({ next }: { next: string | undefined }) {
  return (
    <Trans>
      New here?{' '}
      <TextLink render={(slot) => <Link to="/registration" search={{ next }} {...slot} />}>Create an account</TextLink>
    </Trans>
  )
}

/** Who came from a treatment most often has no account yet. */
function FirstBooking({ next, booking: { when } }: { next: string | undefined; booking: BookingOf }) {
  return (
    <>
      <p>
        {when === undefined ? (
          <Trans>You come straight to its calendar.</Trans>
        ) : (
          <Trans>{when} stays picked while you do.</Trans>
        )}
      </p>
      <ButtonLink
        variant="primary"
        size="lg"
        block
        className={styles.SignUp}
        render={(slot) => <Link to="/registration" search={{ next }} {...slot} />}
      >
        <Trans>Create an account</Trans>
      </ButtonLink>
      <p>
        <Trans>Or log in, if you have one:</Trans>
      </p>
    </>
  )
}

function OtherApp() {
  return (
    <Trans>
      Offering appointments?{' '}
      <TextLink render={(slot) => <CrossLink to="/provider-registration" {...slot} />}>Register as a provider</TextLink>
      . You’ll use this same page to log in.
    </Trans>
  )
}
