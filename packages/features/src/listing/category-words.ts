import type { Category, Subcategory } from '@ginipig/domain/listing'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Source: product.md §2, §3. */
export const categoryWords: Record<Category, MessageDescriptor> = {
  hair: msg`Hair`,
  beauty: msg`Beauty`,
  wellness: msg`Wellness`,
  coaching: msg`Coaching & aesthetics`,
}

/** The entry that shows a whole category. */
export const wholeCategoryWords: Record<Category, MessageDescriptor> = {
  hair: msg`All hair`,
  beauty: msg`All beauty`,
  wellness: msg`All wellness`,
  coaching: msg`All coaching`,
}

export const subcategoryWords: Record<Subcategory, MessageDescriptor> = {
  cut: msg`Cut`,
  colour: msg`Colour`,
  blow_dry: msg`Blow dry`,
  extensions: msg`Extensions`,
  treatment: msg({ message: 'Treatment', context: 'subcategory of hair' }),
  occasions: msg`Occasions`,
  men: msg`Men`,
  other: msg`Other`,
  nails: msg`Nails`,
  face: msg`Face`,
  eyes: msg`Eyes`,
  body: msg`Body`,
  feet: msg`Feet`,
  mind_and_soul: msg`Mind and soul`,
  lips: msg`Lips`,
  coaching: msg`Coaching`,
}

/** A subcategory as it came over the wire, if this app knows it. */
export const isSubcategory = (key: string): key is Subcategory => key in subcategoryWords
