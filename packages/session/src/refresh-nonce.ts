const bytes = new TextEncoder()

/** What tells the server one refresh from another: a hash of the access token that it replaces, which all tabs of a
 *  browser hold and a thief of the cookie doesn't. So whoever repeats a refresh whose answer was lost (this tab, another,
 *  the page after a reload) sends the same, without a word between them. Source: trust.md §2.4. */
export async function refreshNonce(accessToken: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.encode(`refresh ${accessToken}`)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
