import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { LegalLink } from '#legal-link/LegalLink.tsx'
import { type LegalTextName, legalTexts } from '#legal-link/legal-paths.ts'
import styles from './OtherTexts.module.css'

/** The way to the other texts. */
export function OtherTexts({ current }: { current: LegalTextName }) {
  const { t } = useLingui()
  const id = useId()
  const names: Record<LegalTextName, string> = {
    'client-terms': t`Terms for clients`,
    'provider-terms': t`Terms for providers`,
    privacy: t`Privacy policy`,
    cookies: t`Cookies policy`,
  }
  return (
    <nav aria-labelledby={id} className={styles.OtherTexts}>
      <h2 id={id} className={styles.Title}>
        <Trans>Also good to know</Trans>
      </h2>
      <ul className={styles.List}>
        {legalTexts
          .filter((name) => name !== current)
          .map((name) => (
            <li key={name}>
              <LegalLink to={name}>{names[name]}</LegalLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
