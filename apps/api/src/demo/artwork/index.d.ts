/** SVG of the gallery pictures of somebody who does this: pairs and close-ups first, then others, no two alike. The same
 *  seed always gives the same. */
export function gallery(category: string, subcategory: string, seed: string, count: number): string[]

/** SVG of a portrait of nobody, square. */
export function avatar(seed: string): string
