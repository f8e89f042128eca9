import { expect, test } from 'vitest'
import { findAnswers } from './find-answers.ts'

const items = [
  { id: 'cost', question: 'What does it cost if I cancel?', answer: 'Early: the deposit.', also: 'refund, money back' },
  { id: 'them', question: 'What if the provider cancels?', answer: 'You get everything back.', also: '' },
  { id: 'card', question: 'My card was declined', answer: 'Try another one, or cancel.', also: 'refused, bank' },
  { id: 'annuler', question: 'Combien coûte une annulation ?', answer: 'L’acompte.', also: 'rembourser' },
]
const idsOf = (typed: string) => findAnswers(items, typed).map(({ id }) => id)

test.for([
  ['cancel', ['cost', 'them', 'card']],
  ['cancelling', ['cost', 'them', 'card']],
  ['Cancelled!', ['cost', 'them', 'card']],
  ['how do I cancel', ['cost', 'them', 'card']],
  ['cancellation', ['cost', 'them', 'card']],
  ['refund', ['cost']],
  ['refunds', ['cost']],
  ['declined card', ['card']],
  ['annuler', ['annuler']],
  ['coute', ['annuler']],
  ['remboursement', ['annuler']],
  ['parking', []],
  ['cancel parking', []],
] as const)('“%s” finds %o', ([typed, found]) => {
  expect(idsOf(typed)).toEqual(found)
})

test('nothing typed finds all', () => {
  expect(idsOf(' ')).toHaveLength(items.length)
  expect(idsOf('?!')).toHaveLength(items.length)
})
