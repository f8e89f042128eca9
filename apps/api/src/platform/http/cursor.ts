import * as v from 'valibot'
import { Refusal } from './refusal.ts'

/** The instants that a key can be: nothing here lies before 1970, and PostgreSQL knows no year as early as a Date. */
const EARLIEST = 0
const LATEST = 8.64e15

/** Where a keyset page ended: the sort key (a number) and the id. */
const Position = v.object({
  key: v.pipe(v.number(), v.integer(), v.minValue(EARLIEST), v.maxValue(LATEST)),
  id: v.pipe(v.string(), v.uuid()),
})
export type Position = v.InferOutput<typeof Position>

export const encodeCursor = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url')

/** @throws Refusal `invalid_input` naming `cursor`, for anything we didn't hand out */
export function decodeCursor(cursor: string): Position {
  try {
    return v.parse(Position, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (error) {
    throw new Refusal('invalid_input', { fields: [{ path: 'cursor', problem: 'invalid' }], cause: error })
  }
}
