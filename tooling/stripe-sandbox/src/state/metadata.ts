type Metadata = Record<string, string>

/** Stripe's merge: a key with empty text goes, `''` instead of the object empties it. */
export function mergedMetadata(before: Metadata, change: Metadata | '' | undefined): Metadata {
  if (change === undefined) return before
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}
