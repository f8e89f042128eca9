import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useAnswerWords } from '@ginipig/app/words/use-answer-words.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { providerName } from '@ginipig/domain/identity'
import { categories } from '@ginipig/domain/listing'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { TrackRecordWords } from '@ginipig/features/reliability/TrackRecordWords.tsx'
import { ReportLink } from '@ginipig/features/report-link/ReportLink.tsx'
import { DetailList } from '@ginipig/ui/detail-list'
import { Heading } from '@ginipig/ui/heading'
import { Panel } from '@ginipig/ui/panel'
import { Tag } from '@ginipig/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './AboutPanels.module.css'

/** A provider in their own words, what they do, where (never nearer than the first half of the postcode), and how their
 *  appointments ended. */
export function AboutPanels({ page }: { page: ProviderPage }) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const { bio, firstName, companyName, town, outwardPostcode, memberSince, services, record, answerMs } = page
  const answers = useAnswerWords()(answerMs)
  // Two categories may have the same kind of treatment, as both hair and beauty have men's.
  const works = [...new Set(categories.flatMap((category) => services?.[category] ?? []))]
  return (
    <div className={styles.AboutPanels}>
      <Panel look="card" isPadded id="about" aria-label={t`About ${firstName}`} className={styles.Panel}>
        <Heading level={2} look="group">
          <Trans>About {firstName}</Trans>
        </Heading>
        {bio === '' ? null : (
          <p lang={PROVIDERS_LANGUAGE} className={styles.Bio}>
            {bio}
          </p>
        )}
        <DetailList
          layout="ruled"
          items={[
            ...(companyName === '' || companyName === page.displayName
              ? []
              : [{ id: 'company', label: t`Company`, value: companyName }]),
            { id: 'place', label: t`Where`, value: `${town} ${outwardPostcode}` },
            { id: 'since', label: t`On Ginipig since`, value: dates.month(memberSince, DEFAULT_ZONE) },
          ]}
        />
        <p className={styles.Note}>
          <Trans>The address comes with an accepted booking.</Trans>
        </p>
        {works.length === 0 ? null : (
          <p className={styles.Services}>
            {works.map((service) => (
              <Tag key={service}>{i18n._(subcategoryWords[service])}</Tag>
            ))}
          </p>
        )}
      </Panel>
      <Panel look="card" isPadded aria-label={t`Can you count on ${firstName}?`} className={styles.Panel}>
        <Heading level={2} look="group">
          <Trans>Can you count on {firstName}?</Trans>
        </Heading>
        {answers === undefined ? null : <p>{answers}</p>}
        <TrackRecordWords record={record} of="provider" />
      </Panel>
      <ReportLink kind="provider" targetId={page.id} of={providerName(page)} className={styles.Report} />
    </div>
  )
}
