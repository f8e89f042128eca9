import { Checkbox, type CheckboxProps } from '@ginipig/ui/checkbox'
import { TextLink } from '@ginipig/ui/link'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFieldText } from '#problem/index.ts'
import styles from './SignUp.module.css'
import { useLegalLinks } from './use-legal-links.tsx'

type Tick = { input: Omit<CheckboxProps, 'label' | 'error'>; problem: string | undefined }

/** Two ticks, neither set beforehand. Source: spec §5, product.md §5. */
export function ConsentFields({ isAdult, acceptsTerms }: { isAdult: Tick; acceptsTerms: Tick }) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { terms, privacy } = useLegalLinks()
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
            I agree to the <LegalLink render={terms}>terms</LegalLink> and the{' '}
            <LegalLink render={privacy}>privacy policy</LegalLink>
          </Trans>
        }
        error={fieldText(acceptsTerms.problem, t`terms and privacy policy`)}
        {...acceptsTerms.input}
      />
    </div>
  )
}

function LegalLink({ render, children }: { render: RenderLink | undefined; children?: ReactNode }) {
  return render === undefined ? children : <TextLink render={render}>{children}</TextLink>
}
