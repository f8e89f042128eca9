import type { Category } from '@ginipig/domain/listing'

/** SVG of the cover of a listing without photos, as its category draws the subject, where it has it: feet are nails in
 *  beauty and a massage in wellness. @param subject - of the design system's covers; one that isn't known is drawn as the
 *  category's "other"  @param seed - the listing's id: it keeps its drawing for life */
export function cover(category: Category, subject: string, seed: string): string

/** SVG of the gallery pictures of somebody who does this: pairs and close-ups first, then others, no two alike. The same
 *  seed always gives the same. */
export function gallery(category: string, subcategory: string, seed: string, count: number): string[]

/** SVG of a portrait of nobody, square. */
export function avatar(seed: string): string
