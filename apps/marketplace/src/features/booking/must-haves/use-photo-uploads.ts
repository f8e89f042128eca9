import { useUploads } from '@ginipig/app/media/use-uploads.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { MUST_HAVE_PHOTOS } from '@ginipig/domain/listing'
import type { UploadItem } from '@ginipig/ui/file-upload'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { draftStore, type Given, keepPhotoUrl } from './draft-store.ts'

type PhotoUploadsOptions = {
  booking: ClientBooking
  given: Given
  change: (part: Partial<Given>) => void
}

/** The photos of the must-haves as tiles: those given, those on their way. */
export function usePhotoUploads({ booking, given, change }: PhotoUploadsOptions) {
  const { t } = useLingui()
  const urls = useStore(draftStore, ({ photoUrls }) => photoUrls)
  const uploads = useUploads((photo) => {
    keepPhotoUrl(photo.id, photo.url)
    const latest = draftStore.getState().drafts[booking.id] ?? booking.mustHavesGiven
    change({ photoIds: [...latest.photoIds, photo.id] })
  })

  const add = (files: File[]) => uploads.add(files, MUST_HAVE_PHOTOS - given.photoIds.length)

  const remove = (id: string) => {
    uploads.stop(id)
    if (given.photoIds.includes(id)) change({ photoIds: given.photoIds.filter((one) => one !== id) })
  }

  const urlOf = (photoId: string) => urls[photoId] ?? booking.photos.find(({ id }) => id === photoId)?.url ?? ''
  const items: UploadItem[] = [
    ...given.photoIds.map((id, index): UploadItem => {
      const number = index + 1
      return { id, name: t`Photo ${number}`, status: 'done', thumbnailUrl: urlOf(id) }
    }),
    ...uploads.items,
  ]
  return { items, add, remove, max: MUST_HAVE_PHOTOS + uploads.failedCount }
}
