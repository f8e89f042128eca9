import { DAY_MS } from '@ginipig/domain/time'
import type { NewPromo } from '#modules/booking/promo.sql.ts'

const open = {
  ...{
    pence: null,
    rate: null,
    cap: null,
    minimum: 0,
    uses: null,
    usesPerClient: 1,
    isForFirst: false,
    category: null,
  },
}

/** A code of each kind, and one that is over. */
export const demoPromos = (now: number): NewPromo[] => [
  {
    ...open,
    code: 'SPRING5',
    pence: 500,
    minimum: 2_000,
    startsAt: now - 7 * DAY_MS,
    endsAt: now + 60 * DAY_MS,
    uses: 100,
    now,
  },
  { ...open, code: 'HAIR10', rate: 1_000, cap: 1_500, category: 'hair', startsAt: now - 7 * DAY_MS, endsAt: null, now },
  {
    ...open,
    code: 'FIRST20',
    rate: 2_000,
    cap: 1_000,
    isForFirst: true,
    startsAt: now - 7 * DAY_MS,
    endsAt: null,
    now,
  },
  { ...open, code: 'EASTER10', rate: 1_000, startsAt: now - 60 * DAY_MS, endsAt: now - DAY_MS, now },
]
