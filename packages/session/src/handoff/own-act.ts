import { tabStorage } from './tab-storage.ts'

/** Ms for which a click on a link to the other app, or a log-in, counts as the wish to be signed in there too.
 *  Source: trust.md §2.3 step 3. */
export const OWN_ACT_MS = 30_000

const KEY = 'handoff.act'

/** The person in this tab just did it themselves: clicked the way across, or logged in. No address can. */
export function recordOwnAct(now: number): void {
  try {
    tabStorage().setItem(KEY, String(now))
  } catch {
    // A full or forbidden storage costs one more click.
  }
}

/** Was there one just now? Once: the next crossing asks again. */
export function consumeOwnAct(now: number): boolean {
  const storage = tabStorage()
  const noted = storage.getItem(KEY)
  storage.removeItem(KEY)
  const age = noted === null || noted === '' ? Number.NaN : now - Number(noted)
  return age >= 0 && age <= OWN_ACT_MS
}
