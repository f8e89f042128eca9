import { afterEach, beforeEach } from 'vitest'

/** When the tests of pages begin: nothing special about it. TEST_NOW asks for another time. */
const NOW = Date.parse(process.env.TEST_NOW ?? '2026-11-21T09:00:00Z')

const MachineDate = Date
let ahead = NOW - MachineDate.now()

/** Goes on from there as a person's clock does. One that stands still, as fake timers' does between two ticks, keeps the
 *  router from seeing that it loaded a second time. */
class TestDate extends MachineDate {
  static override now = () => MachineDate.now() + ahead

  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [TestDate.now()] : parts) as [number])) // whichever form it was called in
  }
}
/** For tests that name days of a year, in the file or the `describe` that calls it: they begin then, whatever TEST_NOW asks
 *  for. A day of another year is told with its year. */
export function beginAt(iso: string): void {
  const before = ahead
  beforeEach(() => {
    ahead = Date.parse(iso) - MachineDate.now()
  })
  afterEach(() => {
    ahead = before
  })
}

globalThis.Date = TestDate as DateConstructor // but for calls without `new`, which nobody here makes
