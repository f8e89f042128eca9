/** SVG of the cover of a listing without photos. @param subject - of the design system's covers; one that isn't known is
 *  drawn as "other"  @param seed - the listing's id: it keeps its drawing for life */
export function cover(subject: string, seed: string): string

/** SVG of the gallery pictures of somebody who does this: pairs and close-ups first, then others, no two alike. The same
 *  seed always gives the same. */
export function gallery(category: string, subcategory: string, seed: string, count: number): string[]

/** SVG of a portrait of nobody, square. */
export function avatar(seed: string): string
