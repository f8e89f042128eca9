import { Trans } from '@lingui/react/macro'

export function Security() {
  return (
    <>
      <p>
        <Trans>
          Connections are encrypted. Passwords are stored as hashes, health answers and waiting sign-ups encrypted.
          Photos are drawn anew when you upload them, so that no place or camera data stays in them. Log-ins end by
          themselves, and important changes ask for your password again and are confirmed by email.
        </Trans>
      </p>
      <p>
        <Trans>
          If something should go wrong with your data and put you at risk, we tell you without delay, and the
          Information Commissioner within 72 hours.
        </Trans>
      </p>
    </>
  )
}
