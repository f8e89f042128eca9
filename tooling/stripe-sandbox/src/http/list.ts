import type * as v from 'valibot'
import { noSuch } from '#errors.ts'
import type { created } from './params.ts'

export interface Page<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

interface Paging {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

/** One page, newest first. @param rows - oldest first, as they are kept */
export function pageOf<T extends { id: string }>(
  rows: readonly T[],
  paging: Paging,
  url: string,
  noun: string,
): Page<T> {
  const newestFirst = rows.toReversed()
  const limit = paging.limit ?? 10
  if (paging.ending_before !== undefined) {
    const before = newestFirst.slice(0, positionOf(newestFirst, paging.ending_before, noun))
    return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url }
  }
  const start = paging.starting_after === undefined ? 0 : positionOf(newestFirst, paging.starting_after, noun) + 1
  const after = newestFirst.slice(start)
  return { object: 'list', data: after.slice(0, limit), has_more: after.length > limit, url }
}

function positionOf(rows: readonly { id: string }[], id: string, noun: string): number {
  const position = rows.findIndex((row) => row.id === id)
  if (position < 0) throw noSuch(noun, id, 'starting_after')
  return position
}

/** Whether a time is inside `created` or `created[gte]` and its like. */
export function isWithin(seconds: number, range: v.InferOutput<typeof created> | undefined): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return seconds === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return seconds > gt && seconds >= gte && seconds < lt && seconds <= lte
}
