type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Local storage, or nothing that lasts where the browser forbids it (even asking for it throws there). */
export function pageStorage(): PageStorage {
  try {
    return window.localStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}
