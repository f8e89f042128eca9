import { Trans } from '@lingui/react/macro'
import { MailUs } from '../page/MailUs.tsx'

export function Complaints() {
  return (
    <>
      <p>
        <Trans>
          Write to <MailUs /> and say what happened and what would put it right; the booking’s number helps. A person
          reads every complaint, asks the other side where that is fair, and answers in writing with reasons.
        </Trans>
      </p>
      <p>
        <Trans>
          If our answer doesn’t satisfy you, Citizens Advice (0808 223 1133) can tell you what else you can do. You can
          always go to court.
        </Trans>
      </p>
    </>
  )
}
