import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import {
  levelMeanings,
  levelWords,
  purposeMeanings,
  purposeWords,
  settingWords,
} from '@ginipig/features/listing/listing-words.ts'
import { type Detail, DetailList } from '@ginipig/ui/detail-list'
import { Section } from '@ginipig/ui/section'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, FileBadge, ShieldCheck } from 'lucide-react'
import styles from './ListingFacts.module.css'

/** What the provider answered when they listed it, yes or no, and what kind of appointment it is. */
export function ListingFacts({ listing }: { listing: ListingDetail }) {
  const { t, i18n } = useLingui()
  const dates = useDates()
  const { provider, level, purpose, setting, type, isInsured, isLicensed, isSupervised } = listing
  const firstName = provider.firstName
  const answered = (id: string, label: string, isSo: boolean, [yes, no]: [string, string], Icon: typeof Eye): Detail =>
    isSo ? { id, label, value: yes, icon: <Icon aria-hidden="true" /> } : { id, label, value: no }
  const parts = listing.subcategories.filter(isSubcategory).map((key) => i18n._(subcategoryWords[key]))
  const items: Detail[] = [
    answered('insurance', t`Insurance`, isInsured, [t`Insured`, t`Not insured`], ShieldCheck),
    answered('licence', t`Licence`, isLicensed, [t`Licensed`, t`None needed`], FileBadge),
    answered('supervision', t`Supervision`, isSupervised, [t`Supervised`, t`On their own`], Eye),
    { id: 'level', label: t`Level`, value: <Explained word={levelWords[level]} meaning={levelMeanings[level]} /> },
    {
      id: 'purpose',
      label: t`Purpose`,
      value: <Explained word={purposeWords[purpose]} meaning={purposeMeanings[purpose]} />,
    },
    { id: 'duration', label: t`Duration`, value: dates.duration(listing.durationMinutes) },
    { id: 'setting', label: t`Setting`, value: i18n._(settingWords[setting]) },
    { id: 'type', label: t`Type`, value: type === 'online' ? t`Online` : t`In person` },
    { id: 'parts', label: t`Listed in`, value: parts.join(', ') },
  ]
  return (
    <Section pitch="block" title={<Trans>The reassuring bits</Trans>}>
      <DetailList layout="facts" items={items} />
      <p className={styles.Note}>
        <Trans>Insurance, licence and supervision are as {firstName} answered.</Trans>
      </p>
    </Section>
  )
}

/** A word of ours with what it means. */
function Explained({ word, meaning }: { word: MessageDescriptor; meaning: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <span>
      {i18n._(word)}
      <small className={styles.Meaning}>{i18n._(meaning)}</small>
    </span>
  )
}
