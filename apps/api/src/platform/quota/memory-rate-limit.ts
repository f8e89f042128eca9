import type { Clock } from '#platform/clock.ts'

/** Takes one for a subject. @returns 0, or the seconds until it may be tried again */
type RateLimit = (subject: string) => number

/** Subjects at once; more than ever come honestly, and few enough to keep. */
const MOST_SUBJECTS = 50_000

/** In-memory rate limit (fixed window): for frequent calls, whose counting in the database would cost more than it saves,
 *  and where it does no harm that each process counts for itself. All windows begin and end together. */
export function createMemoryRateLimit(
  { clock }: { clock: Clock },
  { limit, windowMs }: { limit: number; windowMs: number },
): RateLimit {
  let endsAt = 0
  const used = new Map<string, number>()
  return (subject) => {
    const now = clock.now()
    if (now >= endsAt || used.size >= MOST_SUBJECTS) {
      used.clear()
      endsAt = now + windowMs
    }
    const count = (used.get(subject) ?? 0) + 1
    used.set(subject, count)
    return count > limit ? Math.ceil((endsAt - now) / 1000) : 0
  }
}
