/** Nowhere in particular: what can be compared with, and never visited. */
const BASE = 'https://here.invalid'

/** Control characters and backslashes: browsers drop or turn them, so `/\evil` would become `//evil`. */
const isSlippery = (text: string) =>
  Array.from(text).some((one) => one === '\\' || one.charCodeAt(0) <= 0x20 || one.charCodeAt(0) === 0x7f)

/** A path of this app from an address's `next`, or undefined. Only path, search and hash come out, so it can
 *  never leave the origin; whether the app has such a route is the router's to say. Source: S23. */
export function safePath(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > 2_000) return undefined
  if (!next.startsWith('/') || next.startsWith('//') || isSlippery(next)) return undefined
  if (!URL.canParse(next, BASE)) return undefined
  const url = new URL(next, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
