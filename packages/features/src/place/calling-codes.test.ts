import { countries } from 'countries-list'
import { expect, test } from 'vitest'
import { callingCodes } from './calling-codes.gen.ts'

const listed = Object.fromEntries(Object.entries(countries).map(([country, { phone }]) => [country, phone]))

const file = `// From countries-list, of which it is a twentieth. \`pnpm exec vitest run calling-codes -u\` writes it anew.
export const callingCodes: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(listed)}
`

test('countries and calling codes are those of countries-list', async () => {
  await expect(file).toMatchFileSnapshot('calling-codes.gen.ts')
  expect(callingCodes).toEqual(listed)
})
