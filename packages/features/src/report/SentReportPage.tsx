import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getReport } from '@ginipig/contract/report/report.ts'
import { MAX_REPORT_ADDITIONS } from '@ginipig/domain/report'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { Banner } from '@ginipig/ui/banner'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Section } from '@ginipig/ui/section'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AddWords } from './AddWords.tsx'
import styles from './ReportFrame.module.css'
import { ReportFrame } from './ReportFrame.tsx'
import { reportReasonWords } from './report-words.ts'

/** `/report/{id}`: a report with what came of it, for its author. */
export function SentReportPage({ reportId, homeLink }: { reportId: string; homeLink: RenderLink }) {
  const { i18n } = useI18n()
  const dates = useDates()
  const { data: report } = useSuspenseQuery(query(useApi(), getReport, { params: { reportId } }))
  const { reference, quote, reason, comment, at, added, holdsMoney, settled } = report
  const sent = dates.friendlyDateTime(at, DEFAULT_ZONE)
  return (
    <ReportFrame
      homeLink={homeLink}
      title={<Trans>Your report {reference}</Trans>}
      lead={<Trans>Sent {sent}</Trans>}
      holdsMoney={holdsMoney && settled === null}
      isSettled={settled !== null}
    >
      <div className={styles.Parts}>
        {settled === null ? (
          <Banner tone="info" title={<Trans>We have it</Trans>}>
            <Trans>A person looks at it. You are told when there is an answer, and find it here.</Trans>
          </Banner>
        ) : (
          <Section pitch="block" title={<Trans>Our answer</Trans>}>
            <p className={styles.Answer}>{settled.answer}</p>
          </Section>
        )}
        <div className={styles.Subject}>
          <p className={styles.SubjectKind}>{i18n._(reportReasonWords[reason])}</p>
          {quote === '' ? null : <blockquote className={styles.Quote}>{quote}</blockquote>}
        </div>
        {comment === '' ? null : <p className={styles.Answer}>{comment}</p>}
        {added.map((one) => {
          const when = dates.friendlyDateTime(one.at, DEFAULT_ZONE)
          return (
            <div key={one.at}>
              <p className={styles.SubjectKind}>
                <Trans>You added, {when}</Trans>
              </p>
              <p className={styles.Answer}>{one.text}</p>
            </div>
          )
        })}
        {settled === null && added.length < MAX_REPORT_ADDITIONS ? (
          // Sent words empty it.
          <AddWords key={added.length} reportId={reportId} />
        ) : null}
      </div>
    </ReportFrame>
  )
}
