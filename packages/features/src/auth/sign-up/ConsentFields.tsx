import { Checkbox, type CheckboxProps } from '@ginipig/ui/checkbox'
import { Trans, useLingui } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/index.ts'
import { useFieldText } from '#problem/index.ts'
import { useServices } from '#shell/index.ts'
import styles from './SignUp.module.css'

type Tick = { input: Omit<CheckboxProps, 'label' | 'error'>; problem: string | undefined }

/** Two ticks, neither set beforehand. Source: spec §5, product.md §5. */
export function ConsentFields({ isAdult, acceptsTerms }: { isAdult: Tick; acceptsTerms: Tick }) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const terms = useServices().app === 'console' ? 'provider-terms' : 'client-terms'
  return (
    <div className={styles.Ticks}>
      <Checkbox
        label={<Trans>I’m 18 or over</Trans>}
        error={fieldText(isAdult.problem, t`I’m 18 or over`)}
        {...isAdult.input}
      />
      <Checkbox
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
        error={fieldText(acceptsTerms.problem, t`terms and privacy policy`)}
        {...acceptsTerms.input}
      />
    </div>
  )
}
