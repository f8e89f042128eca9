import { useCrop } from '@ginipig/app/media/use-crop.tsx'
import { type UploadedPhoto, useUploads } from '@ginipig/app/media/use-uploads.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import type { CropShape } from '@ginipig/ui/crop-dialog'
import { PhotoBoard, type PhotoBoardItem, type PhotoBoardProps } from '@ginipig/ui/photo-board'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { LeaveSending } from '#shared/step-dock/LeaveSending.tsx'
import { useUnderWay } from '#shared/step-dock/use-under-way.ts'
import { type BoardWords, useBoardLabels } from './use-board-labels.ts'

type OwnPhotosProps = Pick<PhotoBoardProps, 'max' | 'shape' | 'onOrder'> & {
  /** Those that are kept, in their order. */
  photos: readonly PhotoBoardItem[]
  words: BoardWords
  /** What they may be cropped to; the first is chosen. */
  shapes: readonly [CropShape, ...CropShape[]]
  /** Keeps one that came through. @throws ApiError: told on the photo's tile */
  onAdd: (photo: UploadedPhoto) => unknown
  onRemove: (id: string) => void
  /** How many are being sent; the same one each time. */
  onUnderWay?: ((count: number) => void) | undefined
}

/** A provider's own photos: cropped before they are sent, several at once with progress, called off and tried again each
 *  by itself, put into an order. Inside a `Field group`, which names it. */
export function OwnPhotos({ photos, max, shape, words, shapes, onAdd, onOrder, onRemove, onUnderWay }: OwnPhotosProps) {
  const [added, setAdded] = useState(0)
  const uploads = useUploads(async (photo) => {
    await onAdd(photo)
    setAdded((count) => count + 1)
  })
  const crop = useCrop({ shapes, mayBeWhole: true, onReady: uploads.start })
  const labels = useBoardLabels(words)
  const underWay = uploads.items.length - uploads.failedCount
  useUnderWay(underWay, onUnderWay)
  const [leftOut, setLeftOut] = useState(0)
  const status = useRef<HTMLDivElement>(null)
  const room = Math.max(0, max - photos.length - underWay)

  const handleAdd = (files: File[]) => {
    uploads.clear()
    setAdded(0)
    setLeftOut(Math.max(0, files.length - room))
    void crop.ask(files.slice(0, room))
  }
  const handleDismiss = () => {
    // The button pressed goes with what it takes away.
    status.current?.focus()
    setLeftOut(0)
  }
  return (
    <>
      <PhotoBoard
        items={photos}
        uploads={uploads.items}
        max={max - underWay}
        shape={shape}
        labels={labels}
        onAdd={handleAdd}
        onRemove={(id) => (photos.some((photo) => photo.id === id) ? onRemove(id) : uploads.stop(id))}
        onRetry={uploads.retry}
        onOrder={onOrder}
      />
      <div ref={status} role="status" tabIndex={-1}>
        {leftOut === 0 ? null : (
          <Banner
            tone="warning"
            action={
              <Button size="sm" onClick={handleDismiss}>
                <Trans>Got it</Trans>
              </Button>
            }
          >
            {plural(leftOut, {
              one: `# photo was left out: there is room for ${max}.`,
              other: `# photos were left out: there is room for ${max}.`,
            })}
          </Banner>
        )}
      </div>
      <VisuallyHidden role="status">
        {added === 0 ? null : plural(added, { one: '# photo added', other: '# photos added' })}
      </VisuallyHidden>
      {crop.dialog}
      <LeaveSending count={underWay} />
    </>
  )
}
