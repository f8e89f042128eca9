import { useField } from '@ginipig/app/form/use-field.ts'
import type { UploadedPhoto } from '@ginipig/app/media/use-uploads.ts'
import { MAX_IMAGES_PER_LISTING } from '@ginipig/domain/listing'
import { Field } from '@ginipig/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import { OwnPhotos } from '#shared/photos/OwnPhotos.tsx'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import { useStepPlace } from './step-context.ts'

/** The shape of a card's picture first. */
const shapes = [
  { label: '4:3', aspect: 4 / 3 },
  { label: '1:1', aspect: 1 },
  { label: '4:5', aspect: 4 / 5 },
] as const

/** Of one that is gone since: its tile stays, so that it can be taken out. */
const gone = { url: '', width: 4, height: 3, srcSet: '' }

/** Up to four photos, the first one on the cards. */
export function PhotosField({ autosave }: { autosave: ListingAutosave }) {
  const { t } = useLingui()
  const { onUnderWay } = useStepPlace()
  const saved = useAutosaved(autosave, (kept) => kept.draft?.photos)
  const [sent, setSent] = useState<readonly UploadedPhoto[]>([])
  const { value, change } = useField<string[]>()
  // Several may arrive before the form is drawn again.
  const ids = useRef(value)
  ids.current = value
  const put = (next: string[]) => {
    ids.current = next
    change(next)
  }
  const known = [...sent, ...(saved ?? [])]
  return (
    <Field
      group
      label={<Trans>Images</Trans>}
      marker={<Trans>Optional</Trans>}
      hint={<Trans>No phone numbers, websites or logos.</Trans>}
    >
      <OwnPhotos
        photos={value.map((id, index) => {
          const number = index + 1
          return { id, name: t`Picture ${number}`, picture: known.find((photo) => photo.id === id) ?? gone }
        })}
        max={MAX_IMAGES_PER_LISTING}
        shape="landscape"
        shapes={shapes}
        words={{ list: t`Pictures, the first one on the card`, first: t`On the card`, removeShort: t`Take it out` }}
        onAdd={(photo) => {
          setSent((all) => [...all, photo])
          put([...ids.current, photo.id])
        }}
        onUnderWay={onUnderWay}
        onOrder={put}
        onRemove={(id) => put(value.filter((one) => one !== id))}
      />
    </Field>
  )
}
