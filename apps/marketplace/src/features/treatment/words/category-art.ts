import type { Category } from '@ginipig/domain/listing'

/** Artwork of each category and a seed that picks its colourway, so that four of them stand well together. */
export const categoryArt: Record<Category, { cover: string; seed: string }> = {
  hair: { cover: 'extensions', seed: 'hair a' },
  beauty: { cover: 'face', seed: 'beauty b' },
  wellness: { cover: 'mind-soul', seed: 'wellness a' },
  coaching: { cover: 'coaching', seed: 'coaching a' },
}

const coverOf: Readonly<Record<string, string>> = { blow_dry: 'blow-dry', mind_and_soul: 'mind-soul' }

/** Key of the artwork for a subcategory; one without its own is drawn as "other". */
export const subcategoryCover = (subcategory: string): string => coverOf[subcategory] ?? subcategory
