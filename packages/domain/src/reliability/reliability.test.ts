import { expect, test } from 'vitest'
import { shownRecord } from './reliability.ts'

test.for([
  { kept: 0, cancelledLate: 0, missed: 0, isShown: false },
  { kept: 0, cancelledLate: 0, missed: 1, isShown: false },
  { kept: 0, cancelledLate: 1, missed: 1, isShown: false },
  { kept: 2, cancelledLate: 0, missed: 0, isShown: false },
  { kept: 3, cancelledLate: 0, missed: 0, isShown: true },
  { kept: 1, cancelledLate: 1, missed: 1, isShown: true },
])('$kept kept, $cancelledLate cancelled late, $missed missed: shown $isShown', ({ isShown, ...record }) => {
  expect(shownRecord(record)).toEqual(isShown ? record : null)
})
