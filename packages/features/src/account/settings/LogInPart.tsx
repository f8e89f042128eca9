import { ButtonLink } from '@ginipig/ui/button'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { EmailPart } from '../email/EmailPart.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { SettingsRow } from './SettingsRow.tsx'

/** E-mail and password. */
export function LogInPart({ passwordLink }: { passwordLink: RenderLink }) {
  const { t } = useLingui()
  return (
    <SettingsPart title={t`How you log in`}>
      <EmailPart />
      <SettingsRow
        name={t`Password`}
        text={t`Changing it logs you out everywhere else.`}
        action={
          <ButtonLink size="sm" render={passwordLink}>
            <Trans>Change password</Trans>
          </ButtonLink>
        }
      />
    </SettingsPart>
  )
}
