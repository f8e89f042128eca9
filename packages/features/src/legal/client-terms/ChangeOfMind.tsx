import { Trans } from '@lingui/react/macro'
import { MailUs } from '../page/MailUs.tsx'

export function ChangeOfMind() {
  return (
    <>
      <p>
        <Trans>
          Who buys a service at a distance can often cancel within 14 days and get their money back, less what was
          already done at their request. The law excepts some services for a set date. Where that right applies to your
          booking, it is yours in full, and comes before the table above.
        </Trans>
      </p>
      <p>
        <Trans>
          To use it, tell us within 14 days of the acceptance, in any words, by writing to <MailUs />. If the
          appointment is to take place within those 14 days, you ask for that by booking it; once it has taken place the
          right has ended.
        </Trans>
      </p>
    </>
  )
}
