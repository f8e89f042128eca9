import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    testNow: string
  }
}

// The clock of tests in Chromium: starts at TEST_NOW and runs. Timers and animations stay the browser's.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(inject('testNow')), shouldAdvanceTime: true })
