/** When the tests of pages begin: nothing special about it. TEST_NOW asks for another time. */
const NOW = Date.parse(process.env.TEST_NOW ?? '2026-11-21T09:00:00Z')

const MachineDate = Date
const ahead = NOW - MachineDate.now()

/** Goes on from there as a person's clock does. One that stands still, as fake timers' does between two ticks, keeps the
 *  router from seeing that it loaded a second time. */
class TestDate extends MachineDate {
  static override now = () => MachineDate.now() + ahead

  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [TestDate.now()] : parts) as [number])) // whichever form it was called in
  }
}
globalThis.Date = TestDate as DateConstructor // but for calls without `new`, which nobody here makes
