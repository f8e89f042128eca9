import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { subcategoryWords } from './category-words.ts'

const coverOf: Readonly<Record<string, string>> = { blow_dry: 'blow-dry', mind_and_soul: 'mind-soul' }

/** Key of the artwork for a subcategory; one without its own is drawn as "other". */
export const subcategoryCover = (subcategory: string): string => coverOf[subcategory] ?? subcategory

/** What a drawing shows, by the key of the artwork: who doesn't see it hears its subject. */
export const coverWords: Readonly<Record<string, MessageDescriptor>> = {
  ...subcategoryWords,
  'blow-dry': subcategoryWords.blow_dry,
  'mind-soul': subcategoryWords.mind_and_soul,
  aesthetics: msg`Aesthetics`,
}
