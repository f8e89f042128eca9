import { type Sort, sorts } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { Refusal } from '#platform/http/refusal.ts'
import type { SearchCursor } from './search-conditions.sql.ts'

/** Beyond any price and any date that PostgreSQL can hold as we pass it. */
const MAX_KEY = 100_000_000_000_000

/** More ways of reading a line than there are. */
const MOST_WAYS = 200

const CursorText = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString('utf8')),
  v.parseJson(),
  v.strictTuple([
    v.picklist(sorts),
    v.pipe(v.number(), v.integer(), v.minValue(-MAX_KEY), v.maxValue(MAX_KEY)),
    v.pipe(v.string(), v.uuid()),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_WAYS)),
  ]),
)

export function toCursor({ sort, key, id, way }: SearchCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id, way])).toString('base64url')
}

/** Reads back what `toCursor` gave; one that was altered, or belongs to another sort, names no place in this list.
 *  @throws Refusal `invalid_input` for the field `cursor` */
export function fromCursor(text: string, sort: Sort): SearchCursor {
  const parsed = v.safeParse(CursorText, text)
  if (!parsed.success || parsed.output[0] !== sort)
    throw new Refusal('invalid_input', { fields: [{ path: 'cursor', problem: 'invalid' }] })
  return { sort, key: parsed.output[1], id: parsed.output[2], way: parsed.output[3] }
}
