import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CONTACT_LIMIT, Contact, contactTopics } from './contact.ts'

const given = { name: 'Hannah Doyle', email: 'hannah@mail.example', topic: 'payment', text: 'Is one of them the hold?' }
const problems = (change: object) =>
  v.safeParse(Contact, { ...given, ...change }).issues?.map((issue) => [v.getDotPath(issue), issue.message])

test.for(contactTopics)('anybody may write about %s', (topic) => {
  expect(problems({ topic, text: 'a'.repeat(CONTACT_LIMIT) })).toBeUndefined()
})

test.for([
  [{ name: '' }, 'name', 'required'],
  [{ name: 'H4nnah' }, 'name', 'letters_only'],
  [{ email: '' }, 'email', 'required'],
  [{ email: 'hannah' }, 'email', 'email_invalid'],
  [{ email: 'a@mail.example, b@mail.example' }, 'email', 'email_invalid'],
  [{ topic: '' }, 'topic', 'not_chosen'],
  [{ topic: 'elsewhere' }, 'topic', 'not_chosen'],
  [{ text: ' \n ' }, 'text', 'required'],
  [{ text: 'a'.repeat(CONTACT_LIMIT + 1) }, 'text', 'too_long'],
  [{ text: 'zero\u0000byte' }, 'text', 'invalid'],
] as const)('%o is refused at %s: %s', ([change, field, problem]) => {
  expect(problems(change)?.[0]).toEqual([field, problem])
})
