import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Names a state by what it says: the same again is the same, whoever saved it. */
export const revisionOf = (state: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(state ?? null))
    .digest('base64url')

/** A save over something that others save too, in the transaction that saves. `had` is what whoever saves had before
 *  them; undefined asks for nothing. One that changes nothing is no conflict: its first answer was lost on the way.
 *  @throws Refusal `draft_changed` */
export function guardRevision(had: string | undefined, { before, after }: { before: string; after: string }): void {
  if (had !== undefined && had !== before && after !== before) throw new Refusal('draft_changed')
}
