import { Trans } from '@lingui/react/macro'

export function StripeCookies() {
  return (
    <>
      <p>
        <Trans>
          A page on which you pay by card or add one loads Stripe’s script; no other page does. Stripe uses it to tell
          people from fraudsters, which a card payment on the internet can’t do without. It sets:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <code>__stripe_mid</code>: recognises this browser, for a year;
          </Trans>
        </li>
        <li>
          <Trans>
            <code>__stripe_sid</code>: recognises this visit, for 30 minutes;
          </Trans>
        </li>
        <li>
          <Trans>
            <code>m</code>, at Stripe’s own address: recognises the device, for up to two years.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Stripe says more in <a href="https://stripe.com/gb/legal/cookies-policy">its own cookies policy</a>.
        </Trans>
      </p>
    </>
  )
}
