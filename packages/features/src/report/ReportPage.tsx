import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, makeStale, query } from '@ginipig/api-client/core/call-options.ts'
import { shutKeys } from '@ginipig/api-client/message.ts'
import { formDraft } from '@ginipig/app/form/form-draft.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useToast, useUser } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { blockPerson } from '@ginipig/contract/message/message.ts'
import { getReportable, type Reportable, sendReport } from '@ginipig/contract/report/report.ts'
import {
  MAX_REPORT_TEXT,
  ReportGiven,
  type ReportKind,
  type ReportReason,
  reportReasonsFor,
} from '@ginipig/domain/report'
import { Banner } from '@ginipig/ui/banner'
import { ButtonLink } from '@ginipig/ui/button'
import type { RenderLink } from '@ginipig/ui/render-link'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import styles from './ReportFrame.module.css'
import { ReportFrame } from './ReportFrame.tsx'
import { reportKindWords, reportReasonWords } from './report-words.ts'

type ReportPageProps = {
  kind: ReportKind
  targetId: string
  homeLink: RenderLink
  /** Back to what is reported; undefined where that has no page of its own. */
  subjectLink: (target: Reportable) => RenderLink | undefined
  /** To a report's own page. */
  reportLink: (reportId: string) => RenderLink
  /** Somebody who isn't logged in wants to send; what they typed stays in the tab. */
  onLogIn: () => void
  onSent: (reportId: string) => void
}

/** `/report/{id}?about=…`: what is wrong, told to us. Source: product.md §5, spec §5. */
export function ReportPage({ kind, targetId, homeLink, subjectLink, reportLink, onLogIn, onSent }: ReportPageProps) {
  const { data: target } = useSuspenseQuery(query(useApi(), getReportable, { params: { kind, targetId } }))
  const firstName = target.person?.firstName
  return (
    <ReportFrame
      homeLink={homeLink}
      subjectLink={subjectLink(target)}
      title={<Trans>What’s wrong?</Trans>}
      lead={
        firstName ? (
          <Trans>A person at Ginipig reads every report. {firstName} is not told who wrote it.</Trans>
        ) : (
          <Trans>A person at Ginipig reads every report.</Trans>
        )
      }
      holdsMoney={target.holdsMoney}
    >
      <div className={styles.Parts}>
        <Subject target={target} />
        {target.openReportId === null ? (
          <ReportForm target={target} cancelLink={subjectLink(target) ?? homeLink} onLogIn={onLogIn} onSent={onSent} />
        ) : (
          <Banner
            tone="info"
            title={<Trans>You have reported this already</Trans>}
            action={
              <ButtonLink size="sm" render={reportLink(target.openReportId)}>
                <Trans>See your report</Trans>
              </ButtonLink>
            }
          >
            <Trans>A person is looking at it.</Trans>
          </Banner>
        )}
      </div>
    </ReportFrame>
  )
}

function Subject({ target: { kind, quote, by } }: { target: Reportable }) {
  const { i18n } = useI18n()
  return (
    <div className={styles.Subject}>
      <p className={styles.SubjectKind}>{i18n._(reportKindWords[kind])}</p>
      {quote === '' ? (
        <p className={styles.NotShown}>
          <Trans>A photo</Trans>
        </p>
      ) : (
        <blockquote className={styles.Quote}>{quote}</blockquote>
      )}
      {by === null ? null : <p className={styles.SubjectBy}>{by}</p>}
    </div>
  )
}

/** The report, and whether its author is done with who it is about. */
const Typed = v.intersect([ReportGiven, v.object({ blocks: v.boolean() })])

type ReportFormProps = { target: Reportable; cancelLink: RenderLink } & Pick<ReportPageProps, 'onLogIn' | 'onSent'>

function ReportForm({ target: { kind, targetId, person }, cancelLink, onLogIn, onSent }: ReportFormProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const user = useUser()
  const api = useApi()
  const client = useQueryClient()
  const toast = useToast()
  const textOf = useProblemText()
  const firstName = person?.firstName ?? ''
  const reasons = reportReasonsFor(kind, user?.user_type === 'provider' ? 'provider' : 'client')
  const [draft] = useState(() => formDraft(`report.${kind}.${targetId}`))
  const stale = [keyOf(getReportable, { params: { kind, targetId } })]
  const send = useMutation(change(api, sendReport, { stale }))
  const form = useAppForm({
    schema: Typed,
    defaultValues: { reason: '' as ReportReason | '', comment: '', blocks: false }, // nothing is chosen beforehand
    draft,
    onSubmit: async ({ blocks, ...body }) => {
      if (!user) return onLogIn()
      const report = await send.mutateAsync({ params: { kind, targetId }, body })
      draft.clear()
      if (blocks && person) await block(person.id).catch((error: unknown) => toast.error(textOf(error)))
      onSent(report.id)
    },
  })
  /** The report is sent by then, whatever becomes of this. */
  const block = async (personId: string) => {
    await api(blockPerson, { params: { personId }, body: {} })
    await makeStale(client, shutKeys(personId))
  }
  return (
    <form.AppForm>
      <form.Form className={styles.Form}>
        <form.Failure
          cases={{
            too_many_requests: { words: t`You have reported a lot today. Please try again tomorrow, or write to us.` },
          }}
        />
        <form.AppField name="reason">
          {(field) => (
            <field.RadioField
              label={t`Reason`}
              problemLabel={t`Reason`}
              options={reasons.map((value) => ({ value, label: i18n._(reportReasonWords[value]) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="comment">
          {(field) => (
            <field.TextareaField
              label={t`What happened?`}
              problemLabel={t`What happened`}
              hint={t`A hundred characters often do. Don’t put card numbers here.`}
              rows={4}
              counterMax={MAX_REPORT_TEXT}
              counterAnnouncement={(used, max) => t`${used} of ${max} characters used`}
            />
          )}
        </form.AppField>
        {person ? (
          <form.AppField name="blocks">
            {(field) => (
              <field.CheckboxField
                problemLabel={t`this`}
                label={t`Block ${firstName} as well`}
                description={t`Nothing is delivered either way. They aren’t told.`}
              />
            )}
          </form.AppField>
        ) : null}
        <div className={styles.Actions}>
          <form.SubmitButton size="lg" busyLabel={t`Sending…`}>
            {user ? t`Send report` : t`Log in and send`}
          </form.SubmitButton>
          <ButtonLink variant="ghost" size="lg" render={cancelLink}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
