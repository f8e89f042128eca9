import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { discountPercent, MUST_HAVE_PHOTOS } from '@ginipig/domain/listing'
import {
  durationOf,
  type ListingRequirements,
  type ListingStep,
  type ListingTimes,
  type ListingTreatment,
  plannedDays,
} from '@ginipig/domain/listing-draft'
import { HOUR_MS } from '@ginipig/domain/time'
import { useDocumentWords } from '@ginipig/features/document/use-document-words.ts'
import { categoryWords, isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { levelWords, purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Picture } from '@ginipig/ui/picture'
import { SaveSticker } from '@ginipig/ui/save-sticker'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isBookedStart, usualPriceOf } from '../draft/typed-listing.ts'
import { usePlanLines } from '../times/use-plan-lines.ts'
import { evidenceWords, ownSettingWords, periodWords } from '../wizard/own-words.ts'
import styles from '../wizard/Wizard.module.css'
import { toStep } from './to-step.tsx'

type ReviewSectionsProps = {
  draft: ListingDraft
  /** Of what is finished. */
  treatment: ListingTreatment | undefined
  requirements: ListingRequirements | undefined
  times: ListingTimes | undefined
}

/** Everything that was filled in, each part with the way back to it. */
export function ReviewSections({ draft, treatment, requirements, times }: ReviewSectionsProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dates = useDates()
  const linesOf = usePlanLines()
  const category = treatment && i18n._(categoryWords[treatment.category])
  const services = treatment?.subcategories
    .filter(isSubcategory)
    .map((one) => i18n._(subcategoryWords[one]))
    .join(', ')
  return (
    <>
      {treatment ? (
        <Section draft={draft} step="treatment" title={t`Treatment`}>
          {draft.photos.length === 0 ? null : (
            <div className={styles.Chips}>
              {draft.photos.map(({ id, ...picture }, index) => {
                const number = index + 1
                return (
                  <Picture key={id} picture={picture} alt={t`Number ${number}`} sizes="96px" className={styles.Thumb} />
                )
              })}
            </div>
          )}
          <DetailList
            layout="said"
            items={[
              { id: 'title', label: t`Title`, value: treatment.title, isStrong: true },
              {
                id: 'categories',
                label: t`Categories`,
                value: t`${category}: ${services}`,
              },
              { id: 'takes', label: t`Takes`, value: dates.duration(durationOf(treatment)) },
              { id: 'description', label: t`Description`, value: treatment.description },
              { id: 'reason', label: t`Why it’s cheaper`, value: treatment.reason },
            ]}
          />
        </Section>
      ) : null}
      {requirements ? (
        <>
          <Section draft={draft} step="requirements" title={t`Skills and requirements`}>
            <Requirements draft={draft} requirements={requirements} />
          </Section>
          <Section draft={draft} step="requirements" title={t`Price`}>
            <Price draft={draft} requirements={requirements} />
          </Section>
        </>
      ) : null}
      {times ? (
        <Section draft={draft} step="times" title={t`Availability`}>
          <DetailList
            layout="said"
            items={[
              ...plannedDays(times.starts).map((line): Detail => {
                const { days, times: at } = linesOf(line)
                const booked = line.dates.flatMap((date) =>
                  line.times.filter((time) => isBookedStart(draft.listed, { date, time })),
                ).length
                return {
                  id: line.dates.join(),
                  label: days,
                  value:
                    booked === 0
                      ? at
                      : `${at} (${t`${plural(booked, { one: '# booked or held', other: '# booked or held' })}`})`,
                }
              }),
              {
                id: 'all',
                label: t`In all`,
                value: t`${plural(times.starts.length, { one: '# slot', other: '# slots' })}`,
                isStrong: true,
              },
            ]}
          />
        </Section>
      ) : null}
    </>
  )
}

type SectionProps = { draft: ListingDraft; step: ListingStep; title: string; children: ReactNode }

function Section({ draft, step, title, children }: SectionProps) {
  const { t } = useLingui()
  return (
    <Panel aria-label={title}>
      <PanelHead
        title={title}
        end={
          <TextLink aria-label={t`Edit ${title}`} render={toStep(draft, { step, review: true })}>
            <Trans>Edit</Trans>
          </TextLink>
        }
      />
      <PanelBody className={styles.Body}>{children}</PanelBody>
    </Panel>
  )
}

type PartProps = { draft: ListingDraft; requirements: ListingRequirements }

function Requirements({ draft, requirements: said }: PartProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const documentWords = useDocumentWords()
  const { ownPlace } = draft
  const where = said.place
    ? `${said.place.building} ${said.place.street}, ${said.place.town} ${said.place.postcode}`
    : ownPlace.address
  const setting = i18n._(ownSettingWords[said.setting])
  const asked = said.questions?.length ?? 0
  const answerHours = bookingPolicy.responseWindowMs / HOUR_MS
  const items: (Detail | undefined)[] = [
    { id: 'level', label: t`Level`, value: i18n._(levelWords[said.level]) },
    { id: 'purpose', label: t`Purpose`, value: i18n._(purposeWords[said.purpose]) },
    { id: 'supervised', label: t`Supervised`, value: said.supervisedBy ?? t`No` },
    { id: 'insurance', label: t`Insurance`, value: said.isInsured ? t`Insured` : t`Not insured` },
    { id: 'licence', label: t`Licence`, value: said.isLicensed ? t`Licensed` : t`None needed` },
    {
      id: 'where',
      label: t`Where`,
      value: said.type === 'online' ? i18n._(ownSettingWords.online) : t`${setting}: ${where}`,
    },
    { id: 'clients', label: t`Clients`, value: String(said.clients) },
    {
      id: 'approval',
      label: t`Who gets in`,
      value:
        said.approval === 'manual'
          ? t`You approve each one, within ${answerHours} hours`
          : t`Anyone who meets your must-haves`,
    },
    said.requirements === null
      ? undefined
      : { id: 'requirements', label: t`Booking requirements`, value: said.requirements },
    said.photos === null
      ? undefined
      : { id: 'photos', label: t`Photos`, value: t`${{ count: MUST_HAVE_PHOTOS }}: ${{ photos: said.photos }}` },
    {
      id: 'patch',
      label: t`Patch test`,
      value: said.needsPatchTest
        ? t`${plural(said.patchTestHours, { one: '# hour before', other: '# hours before' })}`
        : t`Not needed`,
    },
    draft.document === null
      ? undefined
      : { id: 'document', label: t`Consultation form`, value: documentWords(draft.document) },
    asked === 0
      ? undefined
      : {
          id: 'questions',
          label: t`Consultation form`,
          value: t`${plural(asked, { one: '# question', other: '# questions' })}`,
        },
  ]
  return <DetailList layout="said" items={items.filter((item) => item !== undefined)} />
}

function Price({ draft, requirements: { rrp: said, price, rrpEvidence, rrpPeriod, approval } }: PartProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const money = useMoney()
  const dates = useDates()
  const usual = usualPriceOf(draft, said)
  const day = usual.next ? dates.friendlyDate(usual.next.from, draft.zone) : undefined
  const raised = money(said)
  const split = splitPrice(price, bookingPolicy)
  const balanceHours = bookingPolicy.balanceBeforeMs / HOUR_MS
  const [deposit, balance] = [money(split.deposit), money(split.balance)]
  const percent = discountPercent({ rrp: usual.rrp, price })
  return (
    <DetailList
      layout="said"
      items={[
        {
          id: 'rrp',
          label: t`Provider’s usual price (RRP)`,
          value: (
            <span>
              {money(usual.rrp)}
              <br />
              <small>
                {day === undefined ? null : (
                  <>
                    <Trans>
                      {raised} counts from {day}.
                    </Trans>{' '}
                  </>
                )}
                {i18n._(evidenceWords[rrpEvidence])}
                <br />
                {i18n._(periodWords[rrpPeriod])}
              </small>
            </span>
          ),
        },
        {
          id: 'price',
          label: t`Ginipig price`,
          value: (
            <>
              {money(price)}{' '}
              <SaveSticker>
                <Trans>{percent}% off</Trans>
              </SaveSticker>
            </>
          ),
        },
        {
          id: 'pays',
          label: t`Client pays`,
          value:
            approval === 'automatic'
              ? t`${deposit} to book, ${balance} taken ${balanceHours} hours before`
              : t`${deposit} to ask, ${balance} taken ${balanceHours} hours before`,
        },
      ]}
    />
  )
}
