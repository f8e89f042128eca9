import { Trans } from '@lingui/react/macro'

export function SafeTreatment() {
  return (
    <ul>
      <li>
        <Trans>
          Ask beforehand for what you need to treat somebody safely: a consultation form, photos, a patch test with
          enough time before. Follow the maker’s instructions for every product.
        </Trans>
      </li>
      <li>
        <Trans>
          Don’t go on where the answers, the test or what you see speak against it. Stop when a client asks you to.
        </Trans>
      </li>
      <li>
        <Trans>
          If you work under supervision, the supervisor must really be there when the listing says so. Photos of a
          client need that client’s agreement, each time; a no changes nothing about the appointment.
        </Trans>
      </li>
      <li>
        <Trans>Work with reasonable care and skill, whatever the price. The law gives clients that right.</Trans>
      </li>
      <li>
        <Trans>Treat nobody under 18 through Ginipig.</Trans>
      </li>
    </ul>
  )
}
