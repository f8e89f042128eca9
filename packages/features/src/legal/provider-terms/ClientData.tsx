import { Trans } from '@lingui/react/macro'

export function ClientData() {
  return (
    <>
      <p>
        <Trans>
          What you learn about clients through Ginipig (name, photo, must-haves, health answers) is for their
          appointment alone. Under UK GDPR you are a data controller of your own for what you do with it.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>Show it to nobody who doesn’t need it to treat them, and never publish it.</Trans>
        </li>
        <li>
          <Trans>Don’t copy it elsewhere, unless the law or your insurer makes you keep a treatment record.</Trans>
        </li>
        <li>
          <Trans>No advertising to clients outside Ginipig without their agreement.</Trans>
        </li>
        <li>
          <Trans>If something goes astray, tell us at once.</Trans>
        </li>
      </ul>
    </>
  )
}
