import type { Question } from './question.ts'
import { compareAnswer } from './server/compare-answer.ts'

/** As many cards as the first page of a search holds. */
const ROWS = 24

export const question: Question = {
  asks: 'How near is a page of 24 listings to node:http and pg with the same statements?',
  answer: (means) => compareAnswer(means, 'listing-page', `/api/v1/listings?category=hair&limit=${ROWS}`, ROWS),
}
