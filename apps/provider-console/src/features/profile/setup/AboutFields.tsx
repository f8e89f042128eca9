import { PublicTextField } from '@ginipig/app/form/PublicText.tsx'
import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { MAX_BIO_LENGTH } from '@ginipig/domain/provider'
import { Trans, useLingui } from '@lingui/react/macro'

/** Where the fields stand in a form that asks for nothing else by these names. */
export const aboutFields = { displayName: 'displayName', bio: 'bio' } as const

/** How clients know a provider. The same in the set-up and in the profile. Source: spec §5. */
export const AboutFields = withFieldGroup({
  defaultValues: { displayName: '', bio: '' },
  render: function About({ group }) {
    const { t } = useLingui()
    return (
      <>
        <group.AppField name="displayName">
          {(field) => (
            <field.TextField
              label={t`Profile display name`}
              hint={<Trans>Letters only, 6 to 30.</Trans>}
              autoComplete="off"
            />
          )}
        </group.AppField>
        <group.AppField name="bio">
          {() => (
            <PublicTextField
              label={t`Short bio`}
              problemLabel={t`Short bio`}
              rows={5}
              max={MAX_BIO_LENGTH}
              hint={<Trans>No phone numbers, websites or account names.</Trans>}
            />
          )}
        </group.AppField>
      </>
    )
  },
})
