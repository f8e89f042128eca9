import * as v from 'valibot'
import { hasContactDetails } from '#contact-details/index.ts'
import { DisplayName } from '#identity/person-name.ts'
import { City, County } from '#identity/place.ts'
import { type Category, categories, subcategories } from '#listing/category.ts'
import { PlainText } from '#text/plain-text.ts'
import { Postcode } from './postcode.ts'

/** The steps of a provider's set-up, in order. Source: product.md §6 /provider/profile. */
export const profileSteps = ['details', 'services', 'about'] as const
export type ProfileStep = (typeof profileSteps)[number]

/** Characters of a short bio. */
export const MAX_BIO_LENGTH = 500
/** Photos of a portfolio, of which at least one is asked for. Source: spec §5. */
export const MAX_PORTFOLIO_PHOTOS = 24

const line = v.pipe(PlainText, v.trim(), v.nonEmpty('required'), v.maxLength(80, 'too_long'))

/** Where a provider works and what of it is shown. Prices are pounds and days are London's: the country is the United
 *  Kingdom. Source: spec §5 (provider profile). */
export const ProviderDetails = v.pipe(
  v.object({
    postcode: Postcode,
    building: line,
    street: line,
    town: City,
    county: County,
    country: v.pipe(v.string(), v.nonEmpty('required'), v.literal('GB', 'country_not_served')),
    showsCompanyName: v.boolean('required'),
    mayShowCompanyName: v.boolean(),
    takesSms: v.boolean(),
  }),
  v.forward(
    v.check(({ showsCompanyName, mayShowCompanyName }) => !showsCompanyName || mayShowCompanyName, 'must_accept'),
    ['mayShowCompanyName'],
  ),
)
export type ProviderDetails = v.InferOutput<typeof ProviderDetails>

const servicesOf = (category: Category) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(subcategories[category], 'invalid')),
      v.check((chosen) => new Set(chosen).size === chosen.length, 'invalid'),
      v.minLength(1, 'service_missing'),
    ),
  )

/** Categories that a provider works in with the services in each: a category that is ticked needs one at least, and one
 *  is needed in all. Source: spec §5 ("at least one category per group"), product.md §2. */
export const Services = v.pipe(
  v.object({
    hair: servicesOf('hair'),
    beauty: servicesOf('beauty'),
    wellness: servicesOf('wellness'),
    coaching: servicesOf('coaching'),
  }),
  v.check((services) => categories.some((category) => services[category] !== undefined), 'service_missing'),
)
export type Services = v.InferOutput<typeof Services>

/** Words that a provider writes for everybody: without a way around the marketplace. Source: spec §5. */
export const publicText = (max: number) =>
  v.pipe(
    PlainText,
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(max, 'too_long'),
    v.check((text) => !hasContactDetails(text), 'contact_details'),
  )

/** Source: spec §5 (provider profile). */
export const ProviderAbout = v.object({ displayName: DisplayName, bio: publicText(MAX_BIO_LENGTH) })
export type ProviderAbout = v.InferOutput<typeof ProviderAbout>

/** What a finished profile is made of, in the order it is asked for. */
export const profileParts = [...profileSteps, 'photos'] as const
export type ProfilePart = (typeof profileParts)[number]

/** Parts that still keep a profile from being finished. A step that isn't filled in is null. */
export function missingParts(filled: Record<ProfileStep, unknown> & { photoCount: number }): ProfilePart[] {
  return profileParts.filter((part) => (part === 'photos' ? filled.photoCount === 0 : filled[part] === null))
}

/** One line of an address, as a client with an accepted booking reads it: "12 Bridge Street, Cardiff CF11 9LJ". */
export function addressLine({
  building,
  street,
  town,
  postcode,
}: Pick<ProviderDetails, 'building' | 'street' | 'town' | 'postcode'>): string {
  const isNumber = /^\d+[a-z]?$/i.test(building)
  return `${building}${isNumber ? ' ' : ', '}${street}, ${town} ${postcode}`
}
