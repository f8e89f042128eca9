/** What is used of it; not every browser has it, and TypeScript's library doesn't know it. */
type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => unknown
}

let isTrusted = false

/** Lets scripts of Stripe's, or of what stands in for it, be added to a page that asks for trusted types, by whatever
 *  adds them; nothing else becomes a script (trust.md §2.4). */
export function trustStripe(standIn: string | null): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes } // as above
  if (isTrusted || !trustedTypes) return
  isTrusted = true
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isStripes(url, standIn) ? url : null) })
}

/** @param standIn - its whole address; null for Stripe itself */
export function isStripes(url: string, standIn: string | null): boolean {
  if (!URL.canParse(url)) return false
  const { origin, protocol, hostname } = new URL(url)
  if (standIn !== null) return origin === new URL(standIn).origin
  return protocol === 'https:' && /^(?:[\w-]+\.)*js\.stripe\.com$/.test(hostname)
}
