import { Trans } from '@lingui/react/macro'
import { MailUs } from '../page/MailUs.tsx'

export function YourRights() {
  return (
    <>
      <p>
        <Trans>You have the right to:</Trans>
      </p>
      <ul>
        <li>
          <Trans>know what we hold and get a copy, also to take elsewhere (settings, “Download my data”);</Trans>
        </li>
        <li>
          <Trans>have it put right (your profile);</Trans>
        </li>
        <li>
          <Trans>have it erased (settings, “Delete my account”);</Trans>
        </li>
        <li>
          <Trans>
            object to what we do for a legitimate interest, or have it restricted while that is looked into, and object
            to news at any time;
          </Trans>
        </li>
        <li>
          <Trans>take back a consent; what happened before stays lawful.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          For all that has no button, write to <MailUs />. It costs nothing, and we answer within a month. You can also
          complain to us about how we use your data: we confirm it within 30 days and look into it.
        </Trans>
      </p>
      <p>
        <Trans>
          You can complain to the Information Commissioner’s Office at any time:{' '}
          <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>, 0303 123 1113.
        </Trans>
      </p>
    </>
  )
}
