import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '#platform/gate/gate.ts'

/** argon2id (the library's default) at OWASP's floor: 19 MiB, 2 passes, 1 lane (trust.md S51). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$'

/** At most two at once a process (trust.md S51), and one core stays free for everybody who isn't logging in: with both
 *  of two cores hashing, browsing takes several times as long. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

const gate = createGate({ atOnce: HASHES_AT_ONCE, waiting: 100 })

/** Of random bytes that nobody kept. */
const DUMMY = `${PREFIX}3rYvZ6JNw5CblSn4xiqRYw$9mgVw1DXk4e2zjdd0kZv/WsOA8sJoyUjgVWONzG74CY`

/** The only way a password is stored: never trimmed, cut or case-folded. */
export const hashPassword = (password: string): Promise<string> => gate(() => hash(password, parameters))

/** Whether it is the password of this hash. Without a hash (nobody has that address) the same work is done in vain,
 *  so that the time of an answer tells nothing. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await gate(() => verify(stored ?? DUMMY, password))
  return isRight && stored !== undefined
}

/** Made with other parameters than today's: hash again while the password is at hand. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(PREFIX)
