// Among the first things an app runs: the token of a reset link stands in the address's fragment, and is out of address
// and history before any other script looks at them (trust.md S47). Imports nothing, for what is imported would run
// before it.

const KEY = 'ginipig.reset-token'

let token: string | undefined

if (location.pathname === '/reset-password' && location.hash !== '') {
  token = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined
  history.replaceState(null, '', location.pathname)
  try {
    if (token !== undefined) sessionStorage.setItem(KEY, token)
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The token of the link that was followed, also after a reload. */
export function readResetToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? token
  } catch {
    return token
  }
}

/** Used, or no longer good. */
export function clearResetToken(): void {
  token = undefined
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There was none.
  }
}
