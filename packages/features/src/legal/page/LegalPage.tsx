import { useServices } from '@ginipig/app/services/services-context.ts'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { LEGAL_TEXTS_VERSION } from '@ginipig/domain/legal'
import { dateFormat } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { PageHeader } from '@ginipig/ui/page-header'
import { Prose } from '@ginipig/ui/prose'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import type { LegalText } from '../legal-text.ts'
import { Contents } from './Contents.tsx'
import styles from './LegalPage.module.css'
import { OtherTexts } from './OtherTexts.tsx'
import { useHashFocus } from './use-hash-focus.ts'

/** One legal text: in short, what it holds, and all of it, each section with an address of its own. */
export function LegalPage({ text: { name, title, lead, Summary, sections } }: { text: LegalText }) {
  const { i18n } = useLingui()
  const { app } = useServices()
  const date = useVersionDate()
  const shortId = useId()
  useHashFocus()
  return (
    <article data-app={app} className={styles.LegalPage}>
      <PageHeader
        size={app === 'console' ? 'console' : 'page'}
        title={i18n._(title)}
        lead={i18n._(lead)}
        above={
          <span>
            <Trans>
              In force from <time dateTime={LEGAL_TEXTS_VERSION}>{date}</time>
            </Trans>
          </span>
        }
        actions={
          <Button size="sm" icon={<Printer aria-hidden />} className={styles.Print} onClick={() => window.print()}>
            <Trans>Print or save</Trans>
          </Button>
        }
      />
      {i18n.locale === 'en' ? null : (
        <Banner className={styles.Translation}>
          <Trans>
            This translation is here to help you. If it differs from the English text, the English one counts.
          </Trans>
        </Banner>
      )}
      <div className={styles.Columns}>
        <Contents sections={sections} />
        <div className={styles.Text}>
          <section aria-labelledby={shortId} className={styles.Short}>
            <h2 id={shortId} className={styles.ShortTitle}>
              <Trans>In short</Trans>
            </h2>
            <ul className={styles.ShortList}>
              <Summary />
            </ul>
          </section>
          <Prose className={styles.Prose}>
            {sections.map(({ id, title: heading, Body }, index) => (
              <section key={id} aria-labelledby={id} className={styles.Section}>
                <h2 id={id} tabIndex={-1} className={styles.Heading}>
                  {index + 1}. {i18n._(heading)}
                </h2>
                <Body />
              </section>
            ))}
          </Prose>
          <OtherTexts current={name} />
        </div>
      </div>
    </article>
  )
}

/** Since when the texts hold: "21 November 2026". */
function useVersionDate(): string {
  const { i18n } = useLingui()
  const long = dateFormat(formatLocale(i18n.locale), { dateStyle: 'long', timeZone: 'UTC' })
  return long.format(new Date(LEGAL_TEXTS_VERSION))
}
