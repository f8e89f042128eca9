import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { listingChanged } from '@ginipig/api-client/listing.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { type ListingDraft, publishListing } from '@ginipig/contract/listing/listing-draft.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { discountPercent } from '@ginipig/domain/listing'
import { type ListingRequirements, type ListingStep, listingSteps } from '@ginipig/domain/listing-draft'
import { levelWords } from '@ginipig/features/listing/listing-words.ts'
import { Badge } from '@ginipig/ui/badge'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { StepDock } from '#shared/step-dock/StepDock.tsx'
import { usualPriceOf } from '../draft/typed-listing.ts'
import { stepWords } from '../wizard/step-words.ts'
import styles from '../wizard/Wizard.module.css'
import { toStep } from './to-step.tsx'

const Ticks = v.object({
  isQualified: v.literal(true, 'must_accept'),
  isInsured: v.literal(true, 'must_accept'),
  meetsRegulations: v.literal(true, 'must_accept'),
})

const Terms = ({ children }: { children?: ReactNode }) => (
  <TextLink render={(slot) => <Link to="/provider/term-and-condition" {...slot} />}>{children}</TextLink>
)
const Privacy = ({ children }: { children?: ReactNode }) => (
  <TextLink render={(slot) => <Link to="/provider/privacy-policy" {...slot} />}>{children}</TextLink>
)

type ListItProps = { draft: ListingDraft; requirements: ListingRequirements; pictures: number }

/** The five confirmations of spec §5: two are checked by us, three only the provider can give. */
export function ListIt({ draft, requirements, pictures }: ListItProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const money = useMoney()
  const navigate = useNavigate()
  const { mutateAsync: publish } = useMutation(change(useApi(), publishListing, listingChanged))
  const form = useAppForm({
    schema: Ticks,
    defaultValues: { isQualified: false, isInsured: false, meetsRegulations: false },
    onSubmit: async (ticks) => {
      const body = { revision: draft.revision, ...ticks }
      await publish({ params: { listingId: draft.id }, body })
      // What was listed is not to be reviewed again on the way back.
      await navigate({ to: '/provider/appointment-listed/$id', params: { id: draft.id }, replace: true })
    },
  })
  const { level, supervisedBy, isInsured, price } = requirements
  const { rrp } = usualPriceOf(draft, requirements.rrp)
  const percent = discountPercent({ rrp, price })
  const [now, usual, earned] = [money(price), money(rrp), money(splitPrice(price, bookingPolicy).earnings)]
  const isClosed = draft.listed?.status === 'closed'
  const heading =
    draft.listed === null
      ? t`Before it goes live`
      : isClosed
        ? t`Before the changes are saved`
        : t`Before the changes go live`
  const [skill, count] = [i18n._(levelWords[level]), plural(pictures, { one: '# picture', other: '# pictures' })]
  return (
    <form.AppForm>
      <form.Form className={styles.Main}>
        <Panel aria-label={heading}>
          <PanelHead title={heading} />
          <Checked
            title={<Trans>It’s at least 30% off your usual price</Trans>}
            text={
              <Trans>
                {percent}%: {now} against {usual}
              </Trans>
            }
          />
          <Checked
            title={<Trans>There are no contact details in the words</Trans>}
            text={pictures === 0 ? undefined : <Trans>Please look at your {count} yourself.</Trans>}
          />
          <PanelBody className={styles.Tick}>
            <form.AppField name="isQualified">
              {(field) => (
                <field.CheckboxField
                  problemLabel={t`this`}
                  label={t`I’m qualified for this, or supervised while I do it`}
                  description={supervisedBy === null ? t`You said: ${skill}` : t`You said: ${skill}, ${supervisedBy}`}
                />
              )}
            </form.AppField>
          </PanelBody>
          <PanelBody className={styles.Tick}>
            <form.AppField name="isInsured">
              {(field) => (
                <field.CheckboxField
                  problemLabel={t`this`}
                  label={t`I’m insured for it`}
                  description={isInsured ? t`You said: insured` : t`You said: not insured. Change it if you are.`}
                />
              )}
            </form.AppField>
          </PanelBody>
          <PanelBody className={styles.Tick}>
            <form.AppField name="meetsRegulations">
              {(field) => (
                <field.CheckboxField
                  problemLabel={t`this`}
                  label={t`I meet the regulations for this treatment where I work`}
                  description={t`Patch tests, hygiene, premises`}
                />
              )}
            </form.AppField>
          </PanelBody>
        </Panel>
        <form.Failure
          cases={{
            earnings_account_missing: {
              after: (
                <TextLink render={(slot) => <Link to="/provider/stripe-connect" {...slot} />}>
                  <Trans>See the earnings account</Trans>
                </TextLink>
              ),
            },
            debt_overdue: {
              after: (
                <TextLink render={(slot) => <Link to="/provider/payment-details" {...slot} />}>
                  <Trans>See what you owe</Trans>
                </TextLink>
              ),
            },
            invalid_input: { after: (error) => <WrongSteps draft={draft} error={error} /> },
            draft_changed: { after: <ToDraft draft={draft}>{t`Look at the newer one`}</ToDraft> },
          }}
        />
        <p className={styles.Note}>
          {isClosed ? (
            <Trans>
              By saving you confirm all five and agree to the <Terms>terms and conditions</Terms> and the{' '}
              <Privacy>privacy policy</Privacy>.
            </Trans>
          ) : (
            <Trans>
              By listing you confirm all five and agree to the <Terms>terms and conditions</Terms> and the{' '}
              <Privacy>privacy policy</Privacy>.
            </Trans>
          )}
        </p>
        <StepDock title={<Trans>{earned} each, to you</Trans>}>
          <form.SubmitButton size="lg" busyLabel={isClosed ? t`Saving…` : t`Listing…`}>
            {draft.listed === null ? (
              <Trans>List it</Trans>
            ) : isClosed ? (
              <Trans>Save changes</Trans>
            ) : (
              <Trans>List the changes</Trans>
            )}
          </form.SubmitButton>
        </StepDock>
      </form.Form>
    </form.AppForm>
  )
}

function Checked({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <PanelBody className={`${styles.Step} ${styles.Tick}`}>
      <CircleCheck aria-hidden />
      <div>
        <p>{title}</p>
        {text === undefined ? null : <p className={styles.Note}>{text}</p>}
      </div>
      <Badge tone="success">
        <Trans>Checked</Trans>
      </Badge>
    </PanelBody>
  )
}

/** The ways to the steps that stand in the way. */
function WrongSteps({ draft, error }: { draft: ListingDraft; error: unknown }) {
  const { i18n } = useI18n()
  const paths = error instanceof ApiError ? error.fields.map(({ path }) => path) : []
  return listingSteps
    .filter((step) => paths.some((path) => path.startsWith(`${step}.`)))
    .map((step) => (
      <ToDraft key={step} draft={draft} step={step}>
        {i18n._(stepWords[step])}
      </ToDraft>
    ))
}

function ToDraft({ draft, step, children }: { draft: ListingDraft; step?: ListingStep; children: ReactNode }) {
  return <TextLink render={toStep(draft, { step, check: step !== undefined })}>{children}</TextLink>
}
