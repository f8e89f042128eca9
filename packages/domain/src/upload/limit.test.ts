import { expect, test } from 'vitest'
import { uploadKinds, uploadLimits } from './kind.ts'
import { imageProblem, imageType } from './limit.ts'

const ascii = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46)
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)
const MIB = 1_048_576

test('limits are the kilobytes of the spec in bytes, images 10 MB', () => {
  expect(uploadLimits).toEqual({
    icon: 102_400,
    video: 104_857_600,
    pdf: 52_428_800,
    image: 10_485_760,
    audio: 51_200_000,
    media: 51_200_000,
    profilePicture: 5_242_880,
  })
})

test('images have the formats of the spec, and every kind says its own', () => {
  expect(Object.keys(uploadKinds.image.formats)).toEqual(['.jpg', '.jpeg', '.png'])
  for (const { formats } of Object.values(uploadKinds)) expect(Object.keys(formats).length).toBeGreaterThan(0)
})

test.for([
  { content: 'a JPEG', head: jpeg, type: 'image/jpeg' },
  { content: 'a JPEG of a camera (Exif)', head: Uint8Array.of(0xff, 0xd8, 0xff, 0xe1), type: 'image/jpeg' },
  { content: 'a PNG', head: png, type: 'image/png' },
  { content: 'the first bytes of a PNG alone', head: png.subarray(0, 7), type: undefined },
  {
    content: 'a PNG with its line ends converted',
    head: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0),
    type: undefined,
  },
  { content: 'two bytes of a JPEG', head: jpeg.subarray(0, 2), type: undefined },
  { content: 'an SVG', head: ascii('<svg xmlns="http://www.w3.org/2000/svg">'), type: undefined },
  { content: 'a GIF', head: ascii('GIF89a'), type: undefined },
  { content: 'a WebP', head: ascii('RIFF\0\0\0\0WEBPVP8 '), type: undefined },
  { content: 'a PDF', head: ascii('%PDF-1.7'), type: undefined },
  { content: 'a JPEG behind a tag', head: Uint8Array.of(...ascii('<a>'), ...jpeg), type: undefined },
  { content: 'nothing', head: new Uint8Array(), type: undefined },
])('$content is $type', ({ head, type }) => {
  expect(imageType(head)).toBe(type)
  expect(imageProblem({ size: 1_000, head })).toBe(type === undefined ? 'image_type' : undefined)
})

test.for([
  { kind: 'image', limit: 10 * MIB },
  { kind: 'profilePicture', limit: 5 * MIB },
] as const)('$kind: $limit bytes are taken and one more is not', ({ kind, limit }) => {
  const at = (size: number) => imageProblem({ size, head: png }, kind)
  expect([at(limit - 1), at(limit), at(limit + 1)]).toEqual([undefined, undefined, 'image_too_large'])
})

test('without a kind it is an image of a listing', () => {
  expect(imageProblem({ size: 10 * MIB, head: jpeg })).toBeUndefined()
  expect(imageProblem({ size: 10 * MIB + 1, head: jpeg })).toBe('image_too_large')
})

test('a PNG renamed to .jpg is taken for what it is', async () => {
  const file = new File([png], 'hair.jpg', { type: 'image/jpeg' })
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  expect(imageType(head)).toBe('image/png')
  expect(imageProblem({ size: file.size, head })).toBeUndefined()
})

test('an SVG renamed to .jpg is refused', async () => {
  const file = new File(['<svg onload="alert(1)">'], 'hair.jpg', { type: 'image/jpeg' })
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  expect(imageProblem({ size: file.size, head })).toBe('image_type')
})
