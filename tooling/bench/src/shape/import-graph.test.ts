import { expect, test } from 'vitest'
import { type ImportGraph, longestChain, shreds } from './import-graph.ts'

const ui = 'packages/ui/src'
const map = 'apps/marketplace/src/features/listing/map'
const importsOf = (from: string, ...to: string[]): ImportGraph => new Map([[from, to]])

test('a small file with one importer beside it is to be written into it', () => {
  expect(shreds(importsOf(`${map}/draw-map.ts`, `${map}/trust-leaflet.ts`))).toEqual([`${map}/trust-leaflet.ts`])
})

test.for([
  ['its own test', importsOf(`${ui}/otp-input/OtpInput.tsx`, `${ui}/otp-input/code-in.ts`)],
  ['a list of its component', importsOf(`${ui}/badge/index.ts`, `${ui}/badge/Badge.tsx`)],
  ['statements', importsOf('apps/api/src/platform/mail/send-mail.ts', 'apps/api/src/platform/mail/refused.sql.ts')],
  ['an importer elsewhere', importsOf(`${map}/draw-map.ts`, `${ui}/otp-input/code-in.ts`)],
  ['a length of its own', importsOf(`${map}/ListingMap.tsx`, `${map}/draw-map.ts`)],
] as const)('it stays where it has %s', ([, graph]) => {
  expect(shreds(graph)).toEqual([])
})

test('the longest chain goes by the way that is longest', () => {
  const graph = new Map([
    ['a', ['c', 'b']],
    ['b', ['c']],
  ])
  expect(longestChain(graph)).toEqual(['a', 'b', 'c'])
})
