import * as v from 'valibot'
import { Refusal } from './refusal.ts'

/** The instants that a key can be: nothing here lies before 1970, and PostgreSQL knows no year as early as a Date. */
const EARLIEST = 0
const LATEST = 8.64e15

/** Keyset cursor: the sort key (a number) and the id of the last row. */
const Position = v.object({
  key: v.pipe(v.number(), v.integer(), v.minValue(EARLIEST), v.maxValue(LATEST)),
  id: v.pipe(v.string(), v.uuid()),
})
export type Position = v.InferOutput<typeof Position>

const encode = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url')

function decode<S extends v.GenericSchema>(schema: S, cursor: string): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (error) {
    throw new Refusal('invalid_input', { fields: [{ path: 'cursor', problem: 'invalid' }], cause: error })
  }
}

export const encodeCursor = (position: Position): string => encode(position)

/** @throws Refusal `invalid_input` naming `cursor`, for anything we didn't hand out */
export const decodeCursor = (cursor: string): Position => decode(Position, cursor)

/** Keyset cursor of a list whose ids aren't all UUIDs: an instant (epoch ms) and the id. */
const Place = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(EARLIEST), v.maxValue(LATEST)),
  id: v.pipe(v.string(), v.maxLength(100)),
})
export type Place = v.InferOutput<typeof Place>

export const encodePlace = (place: Place): string => encode(place)

/** @throws Refusal `invalid_input` naming `cursor`, for anything we didn't hand out */
export const decodePlace = (cursor: string): Place => decode(Place, cursor)
