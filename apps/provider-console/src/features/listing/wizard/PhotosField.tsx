import { useField } from '@ginipig/app/form/use-field.ts'
import { type UploadedPhoto, useUploads } from '@ginipig/app/media/use-uploads.ts'
import { MAX_IMAGES_PER_LISTING } from '@ginipig/domain/listing'
import { Field } from '@ginipig/ui/field'
import { FileUpload, type UploadItem } from '@ginipig/ui/file-upload'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useKept } from '#shared/draft/use-keeper.ts'
import type { ListingKeeper } from '../draft/use-listing-keeper.ts'

/** Up to four pictures, the first one on the cards. */
export function PhotosField({ keeper }: { keeper: ListingKeeper }) {
  const { t } = useLingui()
  const saved = useKept(keeper, (kept) => kept.draft?.photos)
  const [sent, setSent] = useState<readonly Pick<UploadedPhoto, 'id' | 'url'>[]>([])
  const { value, change } = useField<string[]>()
  // Several may arrive before the form is drawn again.
  const ids = useRef(value)
  ids.current = value
  const put = (next: string[]) => {
    ids.current = next
    change(next)
  }
  const uploads = useUploads((photo) => {
    setSent((all) => [...all, photo])
    put([...ids.current, photo.id])
  })
  const urlOf = (id: string) => [...sent, ...(saved ?? [])].find((photo) => photo.id === id)?.url ?? ''
  const kept = value.map((id, index): UploadItem => {
    const number = index + 1
    return { id, name: t`Picture ${number}`, status: 'done', thumbnailUrl: urlOf(id) }
  })
  return (
    <Field
      group
      label={<Trans>Images</Trans>}
      marker={<Trans>Optional</Trans>}
      hint={<Trans>No phone numbers, websites or logos in them. Without any, the drawn cover is shown.</Trans>}
    >
      <FileUpload
        items={[...kept, ...uploads.items]}
        max={MAX_IMAGES_PER_LISTING + uploads.failedCount}
        onAdd={(files) => uploads.add(files, MAX_IMAGES_PER_LISTING - value.length)}
        onRemove={(id) => (value.includes(id) ? put(value.filter((one) => one !== id)) : uploads.stop(id))}
        labels={{
          add: t`Add pictures`,
          addHint: t`JPEG or PNG, up to 10 MB`,
          cancel: (name) => t`Cancel ${{ name }}`,
          cancelShort: t`Cancel`,
          remove: (name) => t`Remove ${{ name }}`,
          uploading: (name) => t`Sending ${{ name }}`,
          first: t`On the card`,
        }}
      />
    </Field>
  )
}
