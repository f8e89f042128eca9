import { type UploadedPhoto, useUploads } from '@ginipig/app/media/use-uploads.ts'
import { MAX_REVIEW_PHOTOS } from '@ginipig/domain/review'
import type { UploadItem } from '@ginipig/ui/file-upload'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

type Photo = Pick<UploadedPhoto, 'id' | 'url'>
type Change = (ids: string[]) => string[]

/** The photos of a review as tiles: those that stand beside it, those on their way.
 *  @param kept - those that the review had before
 *  @param onChange - gets what becomes of the ids */
export function useReviewPhotos(photoIds: readonly string[], kept: readonly Photo[], onChange: (to: Change) => void) {
  const { t } = useLingui()
  const [sent, setSent] = useState<readonly Photo[]>([])
  const uploads = useUploads((photo) => {
    setSent((all) => [...all, photo])
    onChange((ids) => [...ids, photo.id])
  })

  const add = (files: File[]) => void uploads.add(files, MAX_REVIEW_PHOTOS - photoIds.length)

  const remove = (id: string) => {
    uploads.stop(id)
    if (photoIds.includes(id)) onChange((ids) => ids.filter((one) => one !== id))
  }

  const urlOf = (photoId: string) => [...sent, ...kept].find(({ id }) => id === photoId)?.url ?? ''
  const items: UploadItem[] = [
    ...photoIds.map((id, index): UploadItem => {
      const number = index + 1
      return { id, name: t`Photo ${number}`, status: 'done', thumbnailUrl: urlOf(id) }
    }),
    ...uploads.items,
  ]
  const isSending = uploads.items.length > uploads.failedCount
  return { items, add, remove, retry: uploads.retry, isSending, max: MAX_REVIEW_PHOTOS + uploads.failedCount }
}
