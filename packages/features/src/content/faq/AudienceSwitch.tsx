import { type FaqAudience, faqGroups } from '@ginipig/domain/content'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './AudienceSwitch.module.css'
import { audienceWords } from './faq-words.ts'

const audiences = Object.keys(faqGroups) as FaqAudience[] // keys of a const object

/** Whose questions are shown, as links: each has an address. */
export function AudienceSwitch({ audience }: { audience: FaqAudience }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <nav aria-label={t`Who is asking`} className={styles.AudienceSwitch}>
      {audiences.map((one) => (
        <Link
          key={one}
          to="."
          search={{ for: one }}
          replace
          resetScroll={false}
          className={styles.Choice}
          data-on={one === audience || undefined}
          // The router knows the page one is on, not whose questions it shows.
          activeProps={{ 'aria-current': undefined }}
          aria-current={one === audience ? 'true' : undefined}
        >
          {i18n._(audienceWords[one])}
        </Link>
      ))}
    </nav>
  )
}
