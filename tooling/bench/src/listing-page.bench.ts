import type { Question } from './question.ts'
import { compareAnswer } from './server/compare-answer.ts'

const ROWS = 12

export const question: Question = {
  asks: 'How near is a page of twelve listings to node:http and pg with the same statements?',
  answer: (means) => compareAnswer(means, 'listing-page', `/api/v1/listings?category=hair&limit=${ROWS}`, ROWS),
}
