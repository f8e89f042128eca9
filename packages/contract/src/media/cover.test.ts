import { expect, test } from 'vitest'
import { listingPicture } from './cover.ts'

test('a picture goes before the drawn cover', () => {
  const drawn = { id: 'l1', cover: 'colour', imageUrl: null }
  expect(listingPicture({ ...drawn, imageUrl: '/photos/1' })).toBe('/photos/1')
  expect(listingPicture(drawn)).toBe('/api/v1/covers/1/colour/l1')
})
