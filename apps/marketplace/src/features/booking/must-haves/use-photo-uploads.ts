import { useUploads } from '@ginipig/app/media/use-uploads.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { MUST_HAVE_PHOTOS } from '@ginipig/domain/listing'
import type { UploadItem } from '@ginipig/ui/file-upload'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { draftStore, savePhotoUrl } from './draft-store.ts'
import type { MustHavesForm } from './use-must-haves-form.ts'

/** The photos of the must-haves as tiles: those given, those on their way. */
export function usePhotoUploads(booking: ClientBooking, form: MustHavesForm, photoIds: readonly string[]) {
  const { t } = useLingui()
  const urls = useStore(draftStore, ({ photoUrls }) => photoUrls)
  const uploads = useUploads((photo) => {
    savePhotoUrl(photo.id, photo.url)
    form.pushFieldValue('photoIds', photo.id)
  })

  const add = (files: File[]) => uploads.add(files, MUST_HAVE_PHOTOS - photoIds.length)

  const remove = (id: string) => {
    uploads.stop(id)
    if (photoIds.includes(id)) form.setFieldValue('photoIds', (ids) => ids.filter((one) => one !== id))
  }

  const urlOf = (photoId: string) => urls[photoId] ?? booking.photos.find(({ id }) => id === photoId)?.url ?? ''
  const items: UploadItem[] = [
    ...photoIds.map((id, index): UploadItem => {
      const number = index + 1
      return { id, name: t`Photo ${number}`, status: 'done', thumbnailUrl: urlOf(id) }
    }),
    ...uploads.items,
  ]
  return { items, add, remove, max: MUST_HAVE_PHOTOS + uploads.failedCount }
}
