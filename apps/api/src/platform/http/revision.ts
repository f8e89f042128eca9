import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Hash of a state (like an ETag): equal states have equal revisions, whoever saved them. */
export const revisionOf = (state: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(state ?? null))
    .digest('base64url')

/** Optimistic locking, in the transaction that saves. `had` is the revision that the caller edited; undefined skips the
 *  check. A save that changes nothing is no conflict: it repeats one whose answer was lost.
 *  @throws Refusal `draft_changed` */
export function guardRevision(had: string | undefined, { before, after }: { before: string; after: string }): void {
  if (had !== undefined && had !== before && after !== before) throw new Refusal('draft_changed')
}
