import { expect, test } from 'vitest'
import { refundTerms } from './refund-terms.ts'

test('a price of £54: the deposit is lost early, with half the price on top late', () => {
  expect(refundTerms(5_400)).toMatchObject({
    lostEarly: 810,
    lostLate: 810 + 2_700,
    lostNoShow: 810 + 2_700,
    noShowPercent: 50,
    balanceHours: 36,
    remindHours: 48,
    answerHours: 8,
  })
})
