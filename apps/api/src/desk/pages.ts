import type { DeskPage } from './page.ts'
import { bookingsPages } from './pages/bookings.ts'
import { codesPages } from './pages/codes.ts'
import { figuresPages } from './pages/figures.ts'
import { listingsPages } from './pages/listings.ts'
import { logPages } from './pages/log.ts'
import { moneyPages } from './pages/money.ts'
import { peoplePages } from './pages/people.ts'
import { picturesPages } from './pages/pictures.ts'
import { reportsPages } from './pages/reports.ts'
import { wordsPages } from './pages/words.ts'

/** Every page of the desk. */
export const pages: readonly DeskPage[] = [
  ...picturesPages,
  ...reportsPages,
  ...moneyPages,
  ...bookingsPages,
  ...peoplePages,
  ...listingsPages,
  ...codesPages,
  ...wordsPages,
  ...figuresPages,
  ...logPages,
]
