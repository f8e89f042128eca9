/** Px; a portrait is never shown larger (design.md §5: 112, on screens that are three times as fine). */
const MOST_PX = 512

/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5]

/** Bytes; as text in the tab's storage a third more, far from what that holds. */
const MOST_BYTES = 150_000

/** The middle of a picture as a small JPEG, upright, and without what the camera wrote beside it (where it was taken).
 *  @returns undefined where this browser can't read the picture */
export async function smallSquare(picture: Blob): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' })
    const canvas = document.createElement('canvas')
    drawSquare(canvas, bitmap)
    bitmap.close()
    return await toSmallJpeg(canvas)
  } catch {
    return undefined
  }
}

function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const side = Math.min(bitmap.width, bitmap.height)
  const px = Math.min(side, MOST_PX)
  canvas.width = px
  canvas.height = px
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  // What was see-through would come out black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, px, px)
  context.imageSmoothingQuality = 'high'
  const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  context.drawImage(bitmap, x, y, side, side, 0, 0, px, px)
}

async function toSmallJpeg(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (jpeg?.type === 'image/jpeg' && jpeg.size <= MOST_BYTES) return jpeg
  }
  return undefined
}
