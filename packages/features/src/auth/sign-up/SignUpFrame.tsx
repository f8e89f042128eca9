import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordPair } from '../PasswordPair.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { Part } from './Part.tsx'
import styles from './SignUp.module.css'

/** A sign-up's form: the parts about the person, and then, the same for both kinds, how to log in, two ticks and the
 *  button. */
export const SignUpFrame = withFieldGroup({
  defaultValues: { email: '', password: '', confirmPassword: '', isAdult: false, acceptsTerms: false },
  render: function Frame({ group, children }) {
    const { t } = useLingui()
    return (
      <group.AppForm>
        <group.Form>
          {children}
          <Part title={t`Log-in details`}>
            <group.AppField name="email">
              {(field) => <field.TextField label={t`Email`} type="email" inputMode="email" autoComplete="email" />}
            </group.AppField>
            <div className={styles.Pair}>
              <PasswordPair
                form={group}
                fields={{ password: 'password', confirmPassword: 'confirmPassword' }}
                label={t`Password`}
                rules="beneath"
              />
            </div>
          </Part>
          <ConsentFields form={group} fields={{ isAdult: 'isAdult', acceptsTerms: 'acceptsTerms' }} />
          <div className={styles.Send}>
            <group.Failure
              cases={{ too_many_requests: { words: t`You’ve asked for a few codes already. Please try again later.` } }}
            />
            <group.SubmitButton size="lg" block busyLabel={t`Creating your account…`}>
              {t`Create account`}
            </group.SubmitButton>
            <p className={styles.Next}>
              <Trans>Next we’ll email you a code with 4 letters and digits.</Trans>
            </p>
          </div>
        </group.Form>
      </group.AppForm>
    )
  },
})
