import { PROVIDERS_LANGUAGE } from '@ginipig/app/words/content-language.ts'
import { useAnswerWords } from '@ginipig/app/words/use-answer-words.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { categories } from '@ginipig/domain/listing'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { categoryWords, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { TrackRecordWords } from '@ginipig/features/reliability/TrackRecordWords.tsx'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Tag } from '@ginipig/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './AboutTab.module.css'

/** A provider in their own words, what they do, and where: never nearer than the first half of the postcode. */
export function AboutTab({ page }: { page: ProviderPage }) {
  const { bio } = page
  return (
    <div className={styles.AboutTab}>
      {bio === '' ? null : (
        <p lang={PROVIDERS_LANGUAGE} className={styles.Bio}>
          {bio}
        </p>
      )}
      <DetailList layout="ruled" items={useDetails(page)} />
      <p className={styles.Note}>
        <Trans>The address comes with an accepted booking.</Trans>
      </p>
    </div>
  )
}

function useDetails({
  companyName,
  town,
  outwardPostcode,
  memberSince,
  services,
  record,
  answerMs,
}: ProviderPage): readonly Detail[] {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const answers = useAnswerWords()(answerMs)
  const works = categories.flatMap((category) => {
    const chosen = services?.[category] ?? []
    if (chosen.length === 0) return []
    return {
      id: category,
      label: i18n._(categoryWords[category]),
      value: (
        <span className={styles.Services}>
          {chosen.map((service) => (
            <Tag key={service}>{i18n._(subcategoryWords[service])}</Tag>
          ))}
        </span>
      ),
    }
  })
  return [
    ...(companyName === '' ? [] : [{ id: 'company', label: t`Company`, value: companyName }]),
    { id: 'place', label: t`Where`, value: `${town} ${outwardPostcode}` },
    ...works,
    { id: 'record', label: t`Appointments`, value: <TrackRecordWords record={record} of="provider" /> },
    ...(answers === undefined ? [] : [{ id: 'answers', label: t`Answers`, value: answers }]),
    { id: 'since', label: t`On Ginipig since`, value: dates.month(memberSince, DEFAULT_ZONE) },
  ]
}
