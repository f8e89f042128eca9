import { expect, test } from 'vitest'
import { publicAddress } from './public-address.ts'

const id = '0190a7c2-0000-7000-8000-000000000701'

test.for([
  [`/category-detail/${id}?utm=1`, `/category-detail/${id}`],
  ['/treatment/hair?q=gloss&utm=1', '/treatment/hair?q=gloss'],
  // Says that there is no such page.
  ['/no-such-page?utm=1', '/no-such-page'],
  ['/provider/my-bookings?tab=past', undefined],
  ['/my-booking', undefined],
  ['/login', undefined],
  // Where they lead hangs on who asks.
  ['/booking-request', undefined],
  ['/booking-confirm', undefined],
  [`/booking-confirm/${id}`, undefined],
  // A message or a booking is there for its two people alone, a report for its author.
  [`/report/${id}?about=message`, undefined],
  [`/report/${id}`, undefined],
])('%s is rendered for everybody as %s', ([path = '', address]) => expect(publicAddress(path)).toBe(address))
