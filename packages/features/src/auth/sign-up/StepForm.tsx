import { withFieldGroup } from '@ginipig/app/form/use-app-form.ts'
import { useLingui } from '@lingui/react/macro'
import styles from './SignUp.module.css'

/** The form of a step before the last: its fields, and Continue. */
export const StepForm = withFieldGroup({
  defaultValues: {},
  render: function Step({ group, children }) {
    const { t } = useLingui()
    return (
      <group.AppForm>
        <group.Form>
          <div className={styles.Stack}>{children}</div>
          <div className={styles.Send}>
            <group.SubmitButton size="lg" block busyLabel={t`Loading…`}>
              {t`Continue`}
            </group.SubmitButton>
          </div>
        </group.Form>
      </group.AppForm>
    )
  },
})
