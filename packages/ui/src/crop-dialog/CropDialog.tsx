import 'react-easy-crop/react-easy-crop.css'
import { RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import { Button } from '#button/index.ts'
import { Dialog } from '#dialog/index.ts'
import { IconButton } from '#icon-button/index.ts'
import styles from './CropDialog.module.css'
import type { CropArea, CropLabels, CropShape } from './crop-area.ts'

export interface CropDialogProps {
  /** The picture; another one begins anew. */
  url: string
  title: ReactNode
  /** The first is chosen; one alone is not offered as a choice. */
  shapes: readonly [CropShape, ...CropShape[]]
  labels: CropLabels
  onCrop: (area: CropArea) => void
  /** Keeps all of it. Left out where the shape is needed. */
  onWhole?: (() => void) | undefined
  onCancel: () => void
  /** This browser can't read the picture. */
  onUnreadable: () => void
}

const MOST_ZOOM = 3
const ZOOM_STEP = 0.1
/** Px that an arrow key moves the picture. */
const KEY_STEP = 8
const centre: Point = { x: 0, y: 0 }
const turns = [0, 90, 180, 270] as const

/** What of a picture is kept: moved, zoomed and turned beneath a frame, by hand or by keyboard. */
export function CropDialog(props: CropDialogProps) {
  const { url, title, shapes, labels, onCrop, onWhole, onCancel, onUnreadable } = props
  const shapeLabel = useId()
  const zoomId = useId()
  const [aspect, setAspect] = useState(shapes[0].aspect)
  const [position, setPosition] = useState(centre)
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  const [area, setArea] = useState<Area>()

  const zoomBy = (by: number) => setZoom((now) => Math.min(MOST_ZOOM, Math.max(1, now + by)))
  const reset = () => {
    setPosition(centre)
    setZoom(1)
    setTurn(0)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    if (event.key === '-') zoomBy(-ZOOM_STEP)
  }
  const turned = turns[turn % turns.length] ?? 0

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel()
      }}
      isDismissible={false}
      title={title}
      closeLabel={labels.close}
      size="lg"
      actions={
        <>
          {onWhole ? (
            <Button variant="ghost" onClick={onWhole}>
              {labels.whole}
            </Button>
          ) : null}
          <Button variant="primary" disabled={!area} onClick={() => area && onCrop({ ...area, turned })}>
            {labels.crop}
          </Button>
        </>
      }
    >
      <div className={styles.Parts}>
        <div className={styles.Stage}>
          <Cropper
            key={url}
            image={url}
            aspect={aspect}
            crop={position}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            rotation={turned}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            mediaProps={{ onError: onUnreadable, alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': labels.area, onKeyDownCapture: handleKeyDown }}
          />
        </div>
        <div className={styles.Tools}>
          {shapes.length > 1 ? (
            <div>
              <p id={shapeLabel} className={styles.Label}>
                {labels.shape}
              </p>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out as a label */}
              <div role="group" aria-labelledby={shapeLabel} className={styles.Shapes}>
                {shapes.map((shape) => (
                  <button
                    key={shape.label}
                    type="button"
                    aria-pressed={shape.aspect === aspect}
                    onClick={() => setAspect(shape.aspect)}
                    className={styles.Shape}
                  >
                    {shape.label}
                  </button>
                ))}
              </div>
            </div>
          ) : null}
          <div>
            <label htmlFor={zoomId} className={styles.Label}>
              {labels.zoom}
            </label>
            <div className={styles.Zoom}>
              <IconButton label={labels.zoomOut} icon={<ZoomOut aria-hidden />} onClick={() => zoomBy(-ZOOM_STEP)} />
              {/* Not the cross: who cuts several with Enter would leave out the next. */}
              <input
                id={zoomId}
                data-first-focus
                type="range"
                min={1}
                max={MOST_ZOOM}
                step={ZOOM_STEP}
                value={zoom}
                aria-valuetext={`${Math.round(zoom * 100)}%`}
                onChange={(event) => setZoom(Number(event.target.value))}
              />
              <IconButton label={labels.zoomIn} icon={<ZoomIn aria-hidden />} onClick={() => zoomBy(ZOOM_STEP)} />
            </div>
          </div>
          <div className={styles.Row}>
            <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => setTurn(turn + 1)}>
              {labels.turn}
            </Button>
            <Button size="sm" icon={<Undo2 aria-hidden />} onClick={reset}>
              {labels.reset}
            </Button>
          </div>
          <p className={styles.Note}>{labels.note}</p>
        </div>
      </div>
    </Dialog>
  )
}
