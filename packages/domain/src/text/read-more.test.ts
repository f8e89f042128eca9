import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMore } from './read-more.ts'

const thumb = '👍🏽'
const family = '👩‍👩‍👧‍👦'

test.for([
  { when: 'nothing', text: '', shown: '', isCut: false },
  { when: '49 characters', text: 'a'.repeat(49), shown: 'a'.repeat(49), isCut: false },
  { when: '50 characters', text: 'a'.repeat(50), shown: `${'a'.repeat(45)}…`, isCut: true },
  { when: '51 characters', text: 'a'.repeat(51), shown: `${'a'.repeat(45)}…`, isCut: true },
  { when: '49 thumbs', text: thumb.repeat(49), shown: thumb.repeat(49), isCut: false },
  { when: '50 thumbs', text: thumb.repeat(50), shown: `${thumb.repeat(45)}…`, isCut: true },
  { when: '50 families', text: family.repeat(50), shown: `${family.repeat(45)}…`, isCut: true },
  {
    when: '49 letters with accents of their own',
    text: 'e\u0301'.repeat(49),
    shown: 'e\u0301'.repeat(49),
    isCut: false,
  },
  {
    when: 'a word where it would be cut',
    text: 'Hand-painted balayage on mid-length hair, a gloss to finish and a relaxed blow dry.',
    shown: 'Hand-painted balayage on mid-length hair, a…',
    isCut: true,
  },
  {
    when: 'a word that ends where it is cut',
    text: `${'a'.repeat(30)} ${'b'.repeat(14)} ${'c'.repeat(9)}`,
    shown: `${'a'.repeat(30)} ${'b'.repeat(14)}…`,
    isCut: true,
  },
  {
    when: 'the end of a sentence where it is cut',
    text: 'Forty-five minutes, clean hair, real volume. Bring a picture.',
    shown: 'Forty-five minutes, clean hair, real volume…',
    isCut: true,
  },
  {
    when: 'a space where it is cut',
    text: `${'a'.repeat(44)} ${'b'.repeat(10)}`,
    shown: `${'a'.repeat(44)}…`,
    isCut: true,
  },
])('$when', ({ text, shown, isCut }) => {
  expect(readMore(text)).toEqual({ shown, isCut })
})

test('what is shown is how the text begins, and never cuts a character apart', () => {
  const character = fc.constantFrom('a', ' ', 'é', thumb, family, '🇬🇧', '李')
  fc.assert(
    fc.property(fc.array(character, { maxLength: 80 }), (characters) => {
      fc.pre(!characters.join('').includes('🇬🇧🇬🇧'))
      const text = characters.join('')
      const { shown, isCut } = readMore(text)
      expect(isCut).toBe(characters.length >= 50)
      const beginnings = characters.slice(0, 46).map((_, end) => `${characters.slice(0, end).join('').trimEnd()}…`)
      expect(isCut ? beginnings : [text]).toContain(shown)
    }),
  )
})
