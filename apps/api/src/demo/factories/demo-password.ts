import { hash } from '@node-rs/argon2'

/** Password of every made-up person. Source: architecture.md §7. */
export const DEMO_PASSWORD = 'Ginipig-2026'

const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const hashed = new Map<number, Promise<string>>()

/** Its argon2id hash, with trust.md's parameters unless told otherwise; computed once a process, for hashing is slow on
 *  purpose. */
export function demoPasswordHash(parameters = OWASP): Promise<string> {
  const known = hashed.get(parameters.memoryCost)
  if (known) return known
  const made = hash(DEMO_PASSWORD, parameters)
  hashed.set(parameters.memoryCost, made)
  return made
}
