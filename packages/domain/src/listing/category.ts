/** Category keys and their numbers on the wire. Source: spec §3; `all` is only a filter. */
export const categoryIds = { all: 0, hair: 1, beauty: 2, coaching: 3, wellness: 4 } as const

export type CategoryKey = keyof typeof categoryIds
export type Category = Exclude<CategoryKey, 'all'>

export const categories = ['hair', 'beauty', 'wellness', 'coaching'] as const satisfies readonly Category[]

/** Subcategories by category. Source: product.md §3. */
export const subcategories = {
  hair: ['cut', 'colour', 'blow_dry', 'extensions', 'treatment', 'occasions', 'men', 'other'],
  beauty: ['nails', 'face', 'eyes', 'body', 'feet', 'men', 'other'],
  wellness: ['body', 'feet', 'mind_and_soul', 'other'],
  coaching: ['lips', 'face', 'eyes', 'body', 'coaching', 'other'],
} as const satisfies Record<Category, readonly string[]>

export type Subcategory = (typeof subcategories)[Category][number]

/** At most this many subcategories on one listing. Source: spec §5. */
export const MAX_SUBCATEGORIES = 3

/** May this listing carry these subcategories: 1 to 3 of its own category, none twice. */
export function areSubcategoriesValid(category: Category, chosen: readonly string[]): boolean {
  const known: readonly string[] = subcategories[category]
  return (
    chosen.length >= 1 &&
    chosen.length <= MAX_SUBCATEGORIES &&
    new Set(chosen).size === chosen.length &&
    chosen.every((one) => known.includes(one))
  )
}
