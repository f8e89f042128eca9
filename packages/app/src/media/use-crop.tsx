import type { CropShape } from '@ginipig/ui/crop-dialog'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { PartOverPage } from '#route/failure/PartOverPage.tsx'
import { cropImage } from './crop-image.ts'
import { imageTypeOf } from './image-problem.ts'

const CropDialog = lazyPart(() => import('@ginipig/ui/crop-dialog').then((module) => ({ default: module.CropDialog })))

type CropOptions = {
  /** The first is chosen. */
  shapes: readonly [CropShape, ...CropShape[]]
  /** Whether a picture may be kept as it is. */
  mayBeWhole: boolean
  /** Gets each file that is kept, cropped or whole, and each that is no picture, as it is: sending it says why not. */
  onReady: (file: File) => void
}

/** Offers to crop pictures before they are sent, one after another.
 *  @returns `ask`, and the dialog to place on the page */
export function useCrop({ shapes, mayBeWhole, onReady }: CropOptions): {
  ask: (files: readonly File[]) => Promise<void>
  dialog: ReactNode
} {
  const { t } = useLingui()
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [first] = waiting
  const left = waiting.length
  const url = useMemo(() => first && URL.createObjectURL(first), [first])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  const ask = async (files: readonly File[]) => {
    const pictures: File[] = []
    for (const file of files) {
      if ((await imageTypeOf(file)) === undefined) onReady(file)
      else pictures.push(file)
    }
    setWaiting((all) => [...all, ...pictures])
  }
  const next = () => setWaiting((all) => all.filter((one) => one !== first))
  const keepWhole = () => {
    if (first) onReady(first)
    next()
  }

  const dialog =
    first && url !== undefined ? (
      <PartOverPage onLost={() => setWaiting([])}>
        <CropDialog
          key={url}
          url={url}
          title={left > 1 ? <Trans>Crop your photo ({left} to go)</Trans> : <Trans>Crop your photo</Trans>}
          shapes={shapes}
          labels={{
            close: t`Don’t add this photo`,
            area: t`Crop. Arrow keys move the picture, plus and minus zoom.`,
            shape: t`Shape`,
            zoom: t`Zoom`,
            zoomOut: t`Zoom out`,
            zoomIn: t`Zoom in`,
            turn: t`Turn`,
            reset: t`Start again`,
            note: t`The original stays on your device. We keep what you send, without where it was taken.`,
            whole: t`Keep all of it`,
            crop: t`Use this crop`,
          }}
          onCrop={(area) => {
            next()
            void cropImage(first, area)
              .catch(() => first)
              .then(onReady)
          }}
          onWhole={mayBeWhole ? keepWhole : undefined}
          onCancel={next}
          onUnreadable={keepWhole}
        />
      </PartOverPage>
    ) : null
  return { ask, dialog }
}
