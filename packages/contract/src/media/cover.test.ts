import { expect, test } from 'vitest'
import { listingPicture } from './cover.ts'

test('a picture goes before the drawn cover', () => {
  const drawn = { id: 'l1', category: 'hair', cover: 'colour', image: null } as const
  const photo = { url: '/photos/1', width: 4, height: 3, srcSet: '/photos/1 4w' }
  expect(listingPicture({ ...drawn, image: photo })).toBe(photo)
  expect(listingPicture(drawn)).toMatchObject({ url: '/api/v1/covers/2/hair/colour/l1', srcSet: '' })
})
