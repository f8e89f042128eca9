import * as v from 'valibot'
import type { SessionState } from './session-state.ts'
import { StoredSession } from './stored-session.ts'
import type { Vault } from './vault.ts'

/** Where the ciphertext lies. Source: spec §3 (held encrypted under the auth key). */
export const AUTH_KEY = 'auth'

export type SessionStorage = {
  /** What is stored; undefined when nothing is, or only what an older version stored, which
   *  goes. @throws when it can't be opened or isn't what we store */
  read: () => Promise<SessionState | undefined>
  /** Writes one after the other: the last one asked for is the one that stays. */
  write: (state: SessionState) => Promise<void>
  clear: () => Promise<void>
}

/** What may lie on the disk of it, nothing else. @throws when it isn't what we store */
const parseStored = (state: unknown): SessionState => v.parse(StoredSession, state)

/** @param getStorage - asked at each use: where storage is forbidden already the asking throws */
export function createSessionStorage(vault: Vault, getStorage: () => Storage = () => localStorage): SessionStorage {
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last.catch(() => {}).then(work) // the one before has told its own caller
    return last
  }
  return {
    read: async () => {
      await last.catch(() => {})
      const sealed = getStorage().getItem(AUTH_KEY)
      if (sealed === null) return undefined
      const text = await vault.open(sealed)
      if (text !== undefined) return parseStored(JSON.parse(text))
      getStorage().removeItem(AUTH_KEY)
      return undefined
    },
    write: (state) =>
      inTurn(async () => {
        const sealed = await vault.seal(JSON.stringify(parseStored(state)), state.userData?.id ?? '')
        getStorage().setItem(AUTH_KEY, sealed)
      }),
    clear: () =>
      inTurn(async () => {
        getStorage().removeItem(AUTH_KEY)
        await vault.destroy()
      }),
  }
}
