import { retentionDays } from '@ginipig/domain/legal'
import { Trans } from '@lingui/react/macro'

export function HealthAnswers() {
  const days = retentionDays.healthAnswers
  return (
    <>
      <p>
        <Trans>
          A consultation form or a patch test can tell something about your health. The law protects that specially, so
          we ask for your explicit consent before any answer leaves your browser. Without it there is nothing to send,
          and a provider who needs the answers may not be able to treat you.
        </Trans>
      </p>
      <p>
        <Trans>
          Your answers are stored encrypted with the booking, and only that booking’s provider can read them. They
          aren’t used for anything else. You can take your consent back at any time: “Erase my health answers” on the
          booking’s page does it at once. We erase them by ourselves {days} days after the appointment, or after the
          booking ended without one, and when you delete your account. Photos that you gave for the appointment go with
          them.
        </Trans>
      </p>
    </>
  )
}
