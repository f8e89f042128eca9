import type { SearchSchemaInput } from '@tanstack/react-router'

/** A page's part of the address as it stands there: anything at all. */
export type Unread<Search> = { readonly [Name in keyof Search]?: unknown }

/** For a route's `validateSearch`: keeps the parts that its page knows and drops all others, unread. The page itself
 *  reads them by its schema, which so comes with the page instead of with the first download of every page
 *  (docs/decisions/0012). Links to the page are still held to `Search`. */
export function keepSearch<Search extends object>(parts: Record<keyof Search, true>) {
  return (search: Search & SearchSchemaInput): Unread<Search> =>
    Object.fromEntries(Object.entries(search).filter(([name]) => Object.hasOwn(parts, name))) as Unread<Search>
}
