import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  isAnnounced,
  MAX_REPORT_TEXT,
  ReportGiven,
  reportReasons,
  reportReasonsFor,
  reportReference,
} from './report.ts'

const problems = (given: unknown) =>
  Object.fromEntries((v.safeParse(ReportGiven, given).issues ?? []).map((one) => [v.getDotPath(one), one.message]))

test('the seven reasons of product.md §3', () => {
  expect(reportReasons).toHaveLength(7)
})

test.for([
  ['listing', 'client', ['did_not_turn_up']],
  ['provider', 'client', []],
  ['message', 'client', []],
  ['booking', 'client', []],
  ['review', 'client', ['misleading', 'did_not_turn_up']],
  ['review', 'provider', ['misleading', 'did_not_turn_up']],
  ['client', 'provider', ['misleading']],
  ['message', 'provider', ['misleading']],
  ['booking', 'provider', ['misleading']],
  ['listing', 'provider', ['did_not_turn_up']], // somebody else's
] as const)('a %s reported by a %s: all reasons but %j', ([kind, by, others]) => {
  const fit = reportReasonsFor(kind, by)
  expect(reportReasons.filter((reason) => !fit.includes(reason))).toEqual(others)
})

test('nobody who fears somebody is announced to them', () => {
  expect(reportReasons.filter((reason) => !isAnnounced(reason))).toEqual(['safety', 'harassment'])
})

test.for([
  [{ reason: '', comment: '' }, { reason: 'not_chosen' }],
  [{ reason: 'other', comment: ' ' }, { comment: 'required' }],
  [{ reason: 'other', comment: 'It is somebody else’s photo.' }, {}],
  [{ reason: 'safety', comment: '' }, {}],
  [{ reason: 'safety', comment: 'x'.repeat(MAX_REPORT_TEXT) }, {}],
  [{ reason: 'safety', comment: 'x'.repeat(MAX_REPORT_TEXT + 1) }, { comment: 'too_long' }],
  [{ reason: 'contact_details', comment: 'He wrote 07700 900123' }, {}],
] as const)('%j: %j', ([given, expected]) => {
  expect(problems(given)).toEqual(expected)
})

test('a report is named by its number', () => {
  expect(reportReference(1183)).toBe('RP-1183')
})
