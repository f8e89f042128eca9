import { useField } from '@ginipig/app/form/use-field.ts'
import { coverAddress, UNSAVED_LISTING } from '@ginipig/contract/media/cover.ts'
import type { Category } from '@ginipig/domain/listing'
import { subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { coverWords } from '@ginipig/features/listing/subcategory-cover.ts'
import { coverKeys } from '@ginipig/ui/covers'
import { Field, useFieldGroup } from '@ginipig/ui/field'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import styles from './Wizard.module.css'

type CoverFieldProps = { autosave: ListingAutosave; category: Category | null }

/** Where there is no picture. It follows the first service until another one is chosen. */
export function CoverField({ autosave, category }: CoverFieldProps) {
  return (
    <Field group label={<Trans>Drawn cover</Trans>} hint={<Trans>On your card until you add a picture.</Trans>}>
      <Covers autosave={autosave} category={category} />
    </Field>
  )
}

function Covers({ autosave, category }: CoverFieldProps) {
  const { i18n } = useI18n()
  const listingId = useAutosaved(autosave, (kept) => kept.draft?.id ?? UNSAVED_LISTING)
  const { name, value, change } = useField()
  const { 'aria-invalid': _, ...group } = useFieldGroup()
  return (
    <fieldset {...group} className={styles.Covers}>
      {coverKeys.map((key) => (
        <label key={key} className={styles.Cover}>
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => change(key)} />
          <img
            src={coverAddress({ id: listingId, category, cover: key })}
            alt={i18n._(coverWords[key] ?? subcategoryWords.other)}
            width="160"
            height="120"
            loading="lazy"
          />
        </label>
      ))}
    </fieldset>
  )
}
