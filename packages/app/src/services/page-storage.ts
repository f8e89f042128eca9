type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Local storage, or a no-op where the browser forbids it (even reading the property throws there). */
export function pageStorage(): PageStorage {
  try {
    return window.localStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}
