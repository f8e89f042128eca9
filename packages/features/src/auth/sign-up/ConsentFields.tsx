import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'
import styles from './SignUp.module.css'

/** Two ticks, neither set beforehand. Source: spec §5, product.md §5. */
export const ConsentFields = withFieldGroup({
  defaultValues: { isAdult: false, acceptsTerms: false },
  render: function Consent({ group }) {
    const { t } = useLingui()
    const terms = useServices().app === 'console' ? 'provider-terms' : 'client-terms'
    return (
      <div className={styles.Ticks}>
        <group.AppField name="isAdult">
          {(field) => <field.CheckboxField label={<Trans>I’m 18 or over</Trans>} problemLabel={t`I’m 18 or over`} />}
        </group.AppField>
        <group.AppField name="acceptsTerms">
          {(field) => (
            <field.CheckboxField
              label={
                <Trans>
                  I agree to the{' '}
                  <LegalLink to={terms} opensTab>
                    terms
                  </LegalLink>{' '}
                  and the{' '}
                  <LegalLink to="privacy" opensTab>
                    privacy policy
                  </LegalLink>
                </Trans>
              }
              problemLabel={t`terms and privacy policy`}
            />
          )}
        </group.AppField>
      </div>
    )
  },
})
