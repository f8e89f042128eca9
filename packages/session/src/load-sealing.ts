import type { Vault } from './vault.ts'

/** The part of the app that reads, writes and renews stored sessions didn't come: nothing is wrong with the session itself. */
export class SealingMissing extends Error {
  override readonly name = 'SealingMissing'
  /** As of a call that didn't get through: a session that can't be renewed now stays. */
  readonly code = 'offline'
}

/** Encryption, the shape of what is stored and renewing come when there is something to open or to keep: a visitor's
 *  first page does without. Source: docs/decisions/0012. @throws SealingMissing */
export async function loadSealing(): Promise<typeof import('./sealing.ts')> {
  try {
    return await import('./sealing.ts')
  } catch (cause) {
    throw new SealingMissing('What opens a stored session could not be loaded', { cause })
  }
}

const load = async () => (await loadSealing()).createVault()

/** The vault, loaded when it is first used. */
export const lateVault: Vault = {
  seal: async (text, subject) => (await load()).seal(text, subject),
  open: async (sealed) => (await load()).open(sealed),
  destroy: async () => (await load()).destroy(),
}
