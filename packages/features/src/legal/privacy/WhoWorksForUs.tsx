import { Trans } from '@lingui/react/macro'

export function WhoWorksForUs() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            <strong>Stripe</strong> takes payments, keeps cards, checks providers’ identity and pays them. On payment
            pages it also collects signs of fraud, such as how the page is used and from which device. For part of this
            it decides itself: see <a href="https://stripe.com/gb/privacy">Stripe’s privacy policy</a>.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>A mail service</strong> delivers our emails: it sees your address and what we write.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>A text message service</strong> delivers texts, where you want them: your number and the text.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>A hosting company</strong> runs the servers that everything is stored on.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          They work on our instructions and under a contract that protects your data. Ask us for their names. We use no
          advertising networks. Whether visits are counted, and only with your yes, is in the cookies policy.
        </Trans>
      </p>
    </>
  )
}
