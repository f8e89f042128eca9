const DATABASE = 'ginipig'
const STORE = 'vault'
const KEY = 'session'

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return asPromise(request)
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase()
  try {
    return await asPromise(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const makeKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']) as Promise<CryptoKey> // symmetric: one key

/** The key that seals the session: kept by the browser, usable, never readable. */
export async function readKey(): Promise<CryptoKey | undefined> {
  const key: unknown = await inStore('readonly', (store) => store.get(KEY))
  return key instanceof CryptoKey ? key : undefined
}

/** The key, made on first use. Two tabs may both make one: `add` fails for the second, who takes the first's. */
export async function readOrMakeKey(): Promise<CryptoKey> {
  const found = await readKey()
  if (found) return found
  const made = await makeKey()
  try {
    await inStore('readwrite', (store) => store.add(made, KEY))
    return made
  } catch (error) {
    const other = await readKey()
    if (other) return other
    throw error
  }
}

/** Without its key what is left on the disk is noise. */
export async function deleteKey(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY))
}
