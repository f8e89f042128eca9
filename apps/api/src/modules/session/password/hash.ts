import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Config } from '#platform/config/config.ts'
import { createSemaphore } from '#platform/semaphore/semaphore.ts'

type Costing = { config: Pick<Config, 'argon2'> }

/** What a hash that was made with these parameters begins with; argon2id is the library's default. */
const prefixOf = ({ config: { argon2 } }: Costing) =>
  `$argon2id$v=19$m=${argon2.memoryCost},t=${argon2.timeCost},p=${argon2.parallelism}$`

/** At most two at once a process (trust.md S51), and one core stays free for everybody who isn't logging in: with both
 *  of two cores hashing, browsing takes several times as long. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

const semaphore = createSemaphore({ atOnce: HASHES_AT_ONCE, waiting: 100 })

/** A dummy hash of random bytes that nobody kept. */
const DUMMY = '3rYvZ6JNw5CblSn4xiqRYw$9mgVw1DXk4e2zjdd0kZv/WsOA8sJoyUjgVWONzG74CY'

/** The only way a password is stored: never trimmed, cut or case-folded. */
export const hashPassword = ({ config }: Costing, password: string): Promise<string> =>
  semaphore(() => hash(password, config.argon2))

/** Whether the password matches this hash. Without one (nobody has that address) it verifies against a dummy, so that
 *  timing reveals nothing. */
export async function isPassword(costing: Costing, password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await semaphore(() => verify(stored ?? prefixOf(costing) + DUMMY, password))
  return isRight && stored !== undefined
}

/** Made with other parameters than today's: hash again while the password is at hand. */
export const isOutdated = (costing: Costing, stored: string): boolean => !stored.startsWith(prefixOf(costing))
