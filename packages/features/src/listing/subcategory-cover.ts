const coverOf: Readonly<Record<string, string>> = { blow_dry: 'blow-dry', mind_and_soul: 'mind-soul' }

/** Key of the artwork for a subcategory; one without its own is drawn as "other". */
export const subcategoryCover = (subcategory: string): string => coverOf[subcategory] ?? subcategory
