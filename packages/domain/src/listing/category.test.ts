import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areSubcategoriesValid, categories, categoryIds, subcategories } from './category.ts'

test('categories have the numbers of the spec', () => {
  expect(categoryIds).toEqual({ all: 0, hair: 1, beauty: 2, coaching: 3, wellness: 4 })
})

test('each category has the subcategories that providers choose from', () => {
  const sorted = Object.fromEntries(categories.map((category) => [category, [...subcategories[category]].sort()]))
  expect(sorted).toEqual({
    hair: ['blow_dry', 'colour', 'cut', 'extensions', 'men', 'occasions', 'other', 'treatment'],
    beauty: ['body', 'eyes', 'face', 'feet', 'men', 'nails', 'other'],
    wellness: ['body', 'feet', 'mind_and_soul', 'other'],
    coaching: ['body', 'coaching', 'eyes', 'face', 'lips', 'other'],
  })
})

test.for([
  { when: 'one', category: 'hair', chosen: ['cut'], isValid: true },
  { when: 'three', category: 'hair', chosen: ['cut', 'colour', 'men'], isValid: true },
  { when: 'none', category: 'hair', chosen: [], isValid: false },
  { when: 'four', category: 'hair', chosen: ['cut', 'colour', 'men', 'other'], isValid: false },
  { when: 'one twice', category: 'hair', chosen: ['cut', 'cut'], isValid: false },
  { when: 'one of another category', category: 'hair', chosen: ['nails'], isValid: false },
  { when: 'one of two that is foreign', category: 'beauty', chosen: ['nails', 'cut'], isValid: false },
  { when: 'one that two categories share', category: 'coaching', chosen: ['face'], isValid: true },
  { when: 'an unknown one', category: 'wellness', chosen: ['massage'], isValid: false },
  { when: 'upper case', category: 'wellness', chosen: ['Body'], isValid: false },
] as const)('$when of $category: $isValid', ({ category, chosen, isValid }) => {
  expect(areSubcategoriesValid(category, chosen)).toBe(isValid)
})

test('any one to three different subcategories of a category are valid', () => {
  const choice = fc.constantFrom(...categories).chain((category) =>
    fc.record({
      category: fc.constant(category),
      chosen: fc.subarray([...subcategories[category]], { minLength: 0 }),
    }),
  )
  fc.assert(
    fc.property(choice, ({ category, chosen }) => {
      expect(areSubcategoriesValid(category, chosen)).toBe(chosen.length >= 1 && chosen.length <= 3)
    }),
  )
})
