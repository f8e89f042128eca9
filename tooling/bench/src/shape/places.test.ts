import { expect, test } from 'vitest'
import { readPlaces } from './places.ts'

test('counts what a new thing always needs', () => {
  const guide = `
## Where a new thing goes

| new | places |
|---|---|
| a call | its row in \`packages/contract\` · its function. A page uses it · by \`query\` |
| a page | its file in \`packages/nowhere/x.ts\` |
`
  expect(readPlaces(guide)).toEqual([
    { what: 'a call', count: 2, missing: [] },
    { what: 'a page', count: 1, missing: ['packages/nowhere/x.ts'] },
  ])
})

test('every place that the guide names is there', () => {
  const places = readPlaces()
  expect(places.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['a call', 'a page', 'a form', 'a column', 'a mail']),
  )
  expect(places.flatMap(({ missing }) => missing)).toEqual([])
})
