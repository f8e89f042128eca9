export {
  firstInLine,
  MAX_WAITS,
  type OpenSlot,
  offerTime,
  placeInLine,
  type Wait,
  type Waiter,
  waitEnds,
  waitsFor,
} from './waitlist.ts'
