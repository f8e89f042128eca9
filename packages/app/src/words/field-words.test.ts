import { MAX_CLIENTS, MAX_PATCH_TEST_HOURS } from '@ginipig/domain/listing-draft'
import { fieldProblems } from '@ginipig/domain/text'
import { documentFormats, MAX_DOCUMENT_BYTES, MEGABYTE, uploadLimits } from '@ginipig/domain/upload'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { fieldText } from './field-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.for([
  { problem: 'required', label: 'First name', message: 'Please enter first name' },
  { problem: 'required', label: 'RRP', message: 'Please enter RRP' },
  { problem: 'required', label: 'CVV', message: 'Please enter CVV' },
  { problem: 'not_chosen', label: 'Rating', message: 'Please choose rating' },
  { problem: 'invalid', label: 'Postcode', message: 'Please check postcode' },
  { problem: 'too_short', label: 'First name', message: 'First name is too short' },
  { problem: 'too_long', label: 'First name', message: 'First name is too long' },
  { problem: 'mobile_invalid', label: 'Mobile', message: 'Please enter a valid mobile number' },
  { problem: 'required', label: "Price ($', $&)", message: "Please enter price ($', $&)" },
] as const)('$problem of $label: $message', ({ problem, label, message }) => {
  expect(fieldText(i18n, problem, label)).toBe(message)
})

test.for(fieldProblems)('%s has words, and no place for a label is left open in them', (problem) => {
  expect(fieldText(i18n, problem, 'County')).toMatch(/^[^{}]{10,}$/)
})

test.for([
  ['clients_out_of_range', `From 1 to ${MAX_CLIENTS} `],
  ['patch_test_out_of_range', `From 1 to ${MAX_PATCH_TEST_HOURS} `],
  ['image_too_large', `larger than ${uploadLimits.image / MEGABYTE} MB`],
  ['document_too_large', `${MAX_DOCUMENT_BYTES / MEGABYTE} MB at most`],
  ['document_too_large', `${documentFormats.html.bytes / MEGABYTE} MB for HTML`],
] as const)('%s tells the limit that is kept: “%s”', ([problem, limit]) => {
  expect(fieldText(i18n, problem, 'County')).toContain(limit)
})
