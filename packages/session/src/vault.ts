import { deleteKey, readKey, readOrMakeKey } from './key-store.ts'
import { STORED_VERSION } from './stored-session.ts'

/** Bytes; the size AES-GCM is defined for. A new one for every sealing. */
const IV_BYTES = 12

/** Version and person are no secret, so they stand beside the ciphertext; both are bound into it (S26). */
const parameters = (iv: Uint8Array<ArrayBuffer>, version: number, subject: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`ginipig/session/${version}/${subject}`),
})

/** Seals texts so that a copy of the disk is useless elsewhere. It doesn't protect against script of the page:
 *  that can use the key, though never read it (trust.md §2.4). */
export type Vault = {
  /** @param subject - the opaque id of whose it is, without a dot; empty for nobody's */
  seal: (text: string, subject: string) => Promise<string>
  /** Undefined for what an older version sealed.
   *  @throws when it or its subject was changed, or it was sealed with another key or under a later version */
  open: (sealed: string) => Promise<string | undefined>
  destroy: () => Promise<void>
}

export function createVault(version: number = STORED_VERSION): Vault {
  return {
    seal: async (text, subject) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const key = await readOrMakeKey()
      const sealed = await crypto.subtle.encrypt(parameters(iv, version, subject), key, new TextEncoder().encode(text))
      return `${version}.${subject}.${toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`
    },
    open: async (record) => {
      if (isOlder(record, version)) return undefined
      const [, subject = '', sealed = ''] = record.split('.')
      const bytes = fromBase64(sealed)
      const key = await readKey()
      if (!key) throw new Error('The key is gone')
      const iv = bytes.slice(0, IV_BYTES)
      const opened = await crypto.subtle.decrypt(parameters(iv, version, subject), key, bytes.slice(IV_BYTES))
      return new TextDecoder().decode(opened)
    },
    destroy: deleteKey,
  }
}

/** Before the third version a record was its ciphertext alone, at least an IV and a tag long. */
const isOlder = (record: string, version: number) =>
  /^[\w+/]{38,}={0,2}$/.test(record) || Number(/^(\d+)\./.exec(record)?.[1] ?? version) < version

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
