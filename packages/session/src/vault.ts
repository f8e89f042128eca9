import { forgetKey, readKey, readOrMakeKey } from './key-store.ts'
import { STORED_VERSION } from './stored-session.ts'

/** Bytes; the size AES-GCM is defined for. A new one for every sealing. */
const IV_BYTES = 12

const additionalData = (version: number) => new TextEncoder().encode(`ginipig/session/${version}`)

const parameters = (iv: Uint8Array<ArrayBuffer>, version: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: additionalData(version),
})

/** Seals texts so that a copy of the disk is useless elsewhere. It doesn't protect against script of the page:
 *  that can use the key, though never read it (trust.md §2.4). */
export type Vault = {
  seal: (text: string) => Promise<string>
  /** @throws when it was changed, sealed with another key or under another version */
  open: (sealed: string) => Promise<string>
  destroy: () => Promise<void>
}

export function createVault(version: number = STORED_VERSION): Vault {
  return {
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const key = await readOrMakeKey()
      const sealed = await crypto.subtle.encrypt(parameters(iv, version), key, new TextEncoder().encode(text))
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
    },
    open: async (sealed) => {
      const bytes = fromBase64(sealed)
      const key = await readKey()
      if (!key) throw new Error('The key is gone')
      const iv = bytes.slice(0, IV_BYTES)
      const opened = await crypto.subtle.decrypt(parameters(iv, version), key, bytes.slice(IV_BYTES))
      return new TextDecoder().decode(opened)
    },
    destroy: forgetKey,
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
