import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'

export function BeforeTheAppointment() {
  return (
    <>
      <p>
        <Trans>
          A provider may ask for must-haves: photos, answers to a consultation form, or a patch test some time before.
          Please answer truthfully and completely: it is about your safety. If something changes before the day, tell
          the provider.
        </Trans>
      </p>
      <p>
        <Trans>
          Answers about your health go to that provider alone, and only with your consent, which you can take back (see
          the{' '}
          <LegalLink to="privacy" section="health">
            privacy policy
          </LegalLink>
          ).
        </Trans>
      </p>
      <p>
        <Trans>
          A provider may turn you away on the day where it wouldn’t be safe to go on, for example after a patch test
          that showed a reaction. If you two don’t agree what that should cost, tell us: a person decides.
        </Trans>
      </p>
    </>
  )
}
