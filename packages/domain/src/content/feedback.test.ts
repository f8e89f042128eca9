import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FEEDBACK_LIMIT, Feedback } from './feedback.ts'

const given = { name: 'Hannah Doyle', rating: 4, text: '' }
const problems = (change: object) =>
  v.safeParse(Feedback, { ...given, ...change }).issues?.map((issue) => [v.getDotPath(issue), issue.message])

test.for(['Hannah Doyle', 'O’Neill', 'Anne-Marie', 'Łukasz', 'José'])('%s may give feedback', (name) => {
  expect(problems({ name })).toBeUndefined()
})

test.for([
  [{ name: '' }, 'name', 'required'],
  [{ name: 'H4nnah' }, 'name', 'letters_only'],
  [{ name: 'H' }, 'name', 'too_short'],
  [{ rating: null }, 'rating', 'not_chosen'],
  [{ rating: 0 }, 'rating', 'invalid'],
  [{ rating: 6 }, 'rating', 'invalid'],
  [{ rating: 4.5 }, 'rating', 'invalid'],
  [{ text: 'a'.repeat(FEEDBACK_LIMIT + 1) }, 'text', 'too_long'],
  [{ text: 'zero\u0000byte' }, 'text', 'invalid'],
] as const)('%o is refused at %s: %s', ([change, field, problem]) => {
  expect(problems(change)?.[0]).toEqual([field, problem])
})
