import { expect, test } from 'vitest'
import { tally } from './tally.ts'

test.for([
  { when: 'a step without a runner', output: 'Checked 12 files', succeeded: true, passed: 1, failed: 0 },
  { when: 'a failed step without a runner', output: 'Found 3 errors', succeeded: false, passed: 0, failed: 1 },
  {
    when: 'two vitest runs',
    output: ' Test Files  2 passed (2)\n      Tests  12 passed (12)\n\n      Tests  3 passed (3)\n',
    succeeded: true,
    passed: 15,
    failed: 0,
  },
  {
    when: 'vitest with a test skipped and one to be written',
    output: '      Tests  3 passed | 1 skipped | 1 todo (5)\n',
    succeeded: true,
    passed: 3,
    failed: 2,
  },
  {
    when: 'vitest with nothing but a skipped test',
    output: '      Tests  1 skipped (1)\n',
    succeeded: true,
    passed: 0,
    failed: 1,
  },
  {
    when: 'playwright with a skipped test',
    output: '  1 skipped\n  7 passed (12.3s)\n',
    succeeded: true,
    passed: 7,
    failed: 1,
  },
  {
    when: 'a vitest failure',
    output: '      Tests  1 failed | 11 passed (12)\n',
    succeeded: false,
    passed: 11,
    failed: 1,
  },
  {
    when: 'a run that died after its tests',
    output: '      Tests  2 passed (2)\n',
    succeeded: false,
    passed: 2,
    failed: 1,
  },
  {
    when: 'playwright',
    output: '  1 failed\n    [chromium] › a.test.ts:3:1 › 4 passed apples\n  2 did not run\n  7 passed (12.3s)\n',
    succeeded: false,
    passed: 7,
    failed: 3,
  },
])('$when counts $passed passed and $failed failed', ({ output, succeeded, passed, failed }) => {
  expect(tally(output, succeeded)).toEqual({ passed, failed })
})
