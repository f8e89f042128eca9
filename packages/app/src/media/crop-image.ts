import type { CropArea } from '@ginipig/ui/crop-dialog'

/** Px a side; the server keeps no more (decision 0040). */
const MOST_PX = 1_920
const QUALITY = 0.92

/** Cuts a part out of a picture, upright, as a JPEG without what the camera wrote beside it.
 *  @throws where this browser can't read the picture */
export async function cropImage(file: File, { x, y, width, height, turned }: CropArea): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MOST_PX / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  // What was see-through would come out black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate(-x, -y)
  const isSideways = turned % 180 !== 0
  const [turnedWidth, turnedHeight] = isSideways ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height]
  context.translate(turnedWidth / 2, turnedHeight / 2)
  context.rotate((turned * Math.PI) / 180)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('This browser writes no JPEG')
  return new File([blob], file.name, { type: 'image/jpeg' })
}
