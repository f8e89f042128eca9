import { hash } from '@node-rs/argon2'

/** Password of every made-up person. Source: architecture.md §7. */
export const DEMO_PASSWORD = 'Ginipig-2026'

let hashed: Promise<string> | undefined

/** Its argon2id hash with trust.md's parameters; computed once a process, for hashing is slow on purpose. */
export function demoPasswordHash(): Promise<string> {
  hashed ??= hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  return hashed
}
