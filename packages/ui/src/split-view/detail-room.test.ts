import { expect, test } from 'vitest'
import { detailRoom } from './detail-room.ts'

const place = { windowHeight: 720, scrolled: 0, top: 174, listHeight: 2000 }

test.for([
  { when: 'the page is at rest', is: place, room: 522 },
  { when: 'it is scrolled along a long list', is: { ...place, scrolled: 100, top: 74 }, room: 622 },
  { when: 'the list has passed the upper edge', is: { ...place, scrolled: 900, top: -726 }, room: 672 },
  { when: 'a short list is scrolled', is: { ...place, scrolled: 40, top: 134, listHeight: 300 }, room: 522 },
  { when: 'the list is a little longer', is: { ...place, scrolled: 100, top: 74, listHeight: 560 }, room: 560 },
  { when: 'the window is very low', is: { ...place, windowHeight: 300 }, room: 240 },
])('$room px when $when', ({ is, room }) => {
  expect(detailRoom(is)).toBe(room)
})
