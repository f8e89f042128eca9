import type { Category, Level } from '@ginipig/domain/listing'

/** What the picture of a page shows where a link to it is pasted, in the page's language; apps/render draws it. Source:
 *  design notes (og-listing, og-blog). */
export type Preview = {
  title: string
  /** Under the title: who and where, or what kind of page. */
  line: string
  /** `rank` is how many of three pips are filled. */
  level?: { name: string; rank: 1 | 2 | 3; key: Level } | undefined
  /** "£54.00", "£120.00", "55% off"; left out of what can't be booked. */
  price?: { now: string; usual: string; saving: string } | undefined
  /** Why it costs less. */
  note?: string | undefined
  /** Address of the drawn cover, within the site. */
  cover: string
  category?: Category | undefined
}
