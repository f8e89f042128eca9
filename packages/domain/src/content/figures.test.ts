import { expect, test } from 'vitest'
import { contentFigures, fillFigures, unknownFigures } from './figures.ts'

const figures = contentFigures('en-GB', 'GBP')

test('the figures are those of money.md §2 and spec §9', () => {
  expect(figures).toMatchObject({
    ...{ depositShare: '15%', commission: '15%', providerShare: '85%', cancellationFee: '15%', noShowShare: '50%' },
    ...{ leastDiscount: '30%', mostShare: '70%', leastPrice: '£7.50', exampleUsual: '£120.00', exampleMost: '£84.00' },
    ...{ examplePrice: '£54.00', exampleDeposit: '£8.10', exampleBalance: '£45.90', exampleEarnings: '£45.90' },
    ...{ exampleLateCost: '£35.10', exampleLateBack: '£18.90', exampleNoShow: '£27.00', exampleFee: '£8.10' },
    ...{
      answerHours: '8',
      answerBeforeHours: '1',
      fullDays: '85',
      balanceHours: '36',
      onlyFullHours: '44',
      unpaidHours: '12',
      holdMinutes: '15',
    },
    ...{ horizonMonths: '3', noShowMinutes: '15', contestHours: '24', completeHours: '48', releaseDays: '7' },
    ...{
      undoSeconds: '10',
      codeLength: '4',
      codeMinutes: '10',
      codeTries: '5',
      codeAgainSeconds: '30',
      imageMegabytes: '10',
    },
  })
})

test('they are said as the language and the deployment say numbers', () => {
  const french = contentFigures('fr-FR', 'EUR')
  expect([french.depositShare, french.examplePrice].map((text) => text?.replace(/\s/g, ' '))).toEqual([
    '15 %',
    '54,00 €',
  ])
})

test('a text gets its numbers, and says which it asks for in vain', () => {
  const text = 'Pay {depositShare} now, {examplePrice} in all. {nonsense} {constructor} { spaced }'
  expect(fillFigures(text, figures)).toBe('Pay 15% now, £54.00 in all. {nonsense} {constructor} { spaced }')
  expect(unknownFigures(text, figures)).toEqual(['nonsense', 'constructor'])
})
