import { addressOf, create, fillClientRest, fillClientStart } from '#fixtures/sign-up-steps.ts'
import { expect, test } from '#fixtures/test.ts'

/** Says that the camera was held upright, a quarter turn from how the pixels lie (Exif orientation 6). */
const UPRIGHT = Buffer.from(
  'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '0112000300000001' + '00060000' + '00000000',
  'hex',
)

/** Where the photo is shown: how large it is, and its colours near the top and the bottom. */
const portrait = (image: HTMLImageElement) => {
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const at = (part: number) =>
    Array.from(context?.getImageData(canvas.width / 2, canvas.height * part, 1, 1).data.slice(0, 3) ?? [])
  const name = ([red = 0, , blue = 0]: number[]) => (red > blue ? 'red' : 'blue')
  return { size: [image.naturalWidth, image.naturalHeight], top: name(at(0.1)), bottom: name(at(0.9)) }
}

/** A JPEG that is red on its left and blue on its right. */
const drawLying = async () => {
  const canvas = new OffscreenCanvas(1_280, 900)
  const context = canvas.getContext('2d')
  for (const [colour, left] of [
    ['red', 0],
    ['blue', 640],
  ] as const) {
    if (context) context.fillStyle = colour
    context?.fillRect(left, 0, 640, 900)
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return [...new Uint8Array(await blob.arrayBuffer())]
}

test('the photo of a sign-up is made small, upright and square, and outlives a reload', async ({
  page,
  addresses,
}, info) => {
  const lying = Buffer.from(await page.evaluate(drawLying))
  const photo = Buffer.concat([lying.subarray(0, 2), UPRIGHT, lying.subarray(2)])
  await page.goto(`${addresses.marketplaceUrl}/registration`)
  await fillClientStart(page, addressOf(info))
  await page.getByLabel('Mobile', { exact: true }).fill('07700900118')
  await page.getByLabel('Add a photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  const shown = page.getByRole('group', { name: 'Photo' }).locator('img')
  const small = { size: [512, 512], top: 'red', bottom: 'blue' }
  await expect.poll(() => shown.evaluate(portrait)).toEqual(small)

  await page.reload()
  await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue('7700900118')
  await expect.poll(() => shown.evaluate(portrait)).toEqual(small)
  await fillClientRest(page)
  const upload = page.waitForRequest((request) => request.url().endsWith('/avatar'))
  await create(page)
  const { requestBodySize } = await (await upload).sizes()
  expect(requestBodySize).toBeLessThan(150_000)
  await expect(page.getByText('Your photo didn’t get through')).toHaveCount(0)
})
