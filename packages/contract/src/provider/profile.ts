import { WorkingFrom } from '@ginipig/domain/identity'
import { categories, subcategories } from '@ginipig/domain/listing'
import { MAX_BIO_LENGTH, ProviderAbout, ProviderDetails, Services } from '@ginipig/domain/provider'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, OverRevision, Revision } from '#core/scalar.ts'
import { UserData } from '#identity/user-data.ts'
import { Picture } from '#media/picture.ts'

/** `awaiting` an operator's look; only what is `approved` is shown to others. Source: spec §4. */
export const portfolioStatuses = ['awaiting', 'approved', 'refused'] as const
export type PortfolioStatus = (typeof portfolioStatuses)[number]

export const PortfolioPhoto = v.object({
  id: Id,
  /** Its addresses are signed and good for minutes until it is approved, then everybody's. */
  ...Picture.entries,
  status: v.picklist(portfolioStatuses),
  /** The operator's words, of a refused one. */
  refusedBecause: v.nullable(v.string()),
})
export type PortfolioPhoto = v.InferOutput<typeof PortfolioPhoto>

const short = v.pipe(PlainText, v.maxLength(200, 'too_long'))
const picked = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.optional(v.pipe(v.array(v.picklist(words, 'invalid')), v.maxLength(words.length, 'invalid')))

/** The steps of the set-up as typed, whatever is wrong with it; one with nothing typed since it was saved is null. */
export const TypedProfile = v.object({
  details: v.nullable(
    v.object({
      postcode: short,
      building: short,
      street: short,
      town: short,
      county: short,
      country: short,
      /** Empty before one chose. */
      showsCompanyName: v.picklist(['', 'yes', 'no'], 'invalid'),
      mayShowCompanyName: v.boolean(),
      takesSms: v.boolean(),
    }),
  ),
  /** A ticked category is there, with nothing picked too. */
  services: v.nullable(
    v.object({
      hair: picked(subcategories.hair),
      beauty: picked(subcategories.beauty),
      wellness: picked(subcategories.wellness),
      coaching: picked(subcategories.coaching),
    }),
  ),
  about: v.nullable(
    v.object({ displayName: short, bio: v.pipe(PlainText, v.maxLength(2 * MAX_BIO_LENGTH, 'too_long')) }),
  ),
})
export type TypedProfile = v.InferOutput<typeof TypedProfile>

/** What is typed in a set-up. Whoever saves says which revision they had before them. */
export const ProfileDraft = v.object({
  id: Id,
  revision: v.number(),
  /** Null before anything was. */
  savedAt: v.nullable(Instant),
  typed: TypedProfile,
})
export type ProfileDraft = v.InferOutput<typeof ProfileDraft>

/** A provider about themselves, as far as they have got: a step that isn't filled in is null. */
export const ProviderProfile = v.object({
  fullName: v.string(),
  companyName: v.string(),
  workingFrom: v.nullable(WorkingFrom),
  dialCode: v.string(),
  mobile: v.string(),
  email: v.string(),
  avatarUrl: v.nullable(v.string()),
  details: v.nullable(
    v.object({
      postcode: v.string(),
      building: v.string(),
      street: v.string(),
      town: v.string(),
      county: v.string(),
      country: v.string(),
      showsCompanyName: v.boolean(),
    }),
  ),
  takesSms: v.boolean(),
  services: v.nullable(Services),
  about: v.nullable(v.object({ displayName: v.string(), bio: v.string() })),
  /** In the provider's order. */
  portfolio: v.array(PortfolioPhoto),
  /** How many listings that aren't closed use a service, also those without a date left: it can't be taken away then. Services
   *  without any are left out. */
  liveListings: v.array(v.object({ category: v.picklist(categories), service: v.string(), count: v.number() })),
  /** Whether the page is there for everybody. */
  isFinished: v.boolean(),
  /** Null for a finished one. */
  draft: v.nullable(ProfileDraft),
  /** Of each step as it is saved. */
  revisions: v.object({ details: Revision, services: Revision, about: Revision }),
})
export type ProviderProfile = v.InferOutput<typeof ProviderProfile>

export const getProviderProfile = endpoint({
  name: 'getProviderProfile',
  method: 'GET',
  path: '/provider/profile',
  access: 'onboarding',
  response: ProviderProfile,
})

/** A finished profile's page changes with it, and so do its listings at this address that nobody has booked; what is
 *  booked stays where clients were told to come. */
export const putProviderDetails = endpoint({
  name: 'putProviderDetails',
  method: 'PUT',
  path: '/provider/profile/details',
  access: 'onboarding',
  query: OverRevision,
  body: ProviderDetails,
  response: ProviderProfile,
  errors: ['draft_changed'],
})

/** Refused at a category as `service_in_use` where a listing that clients see is of a service that would go. */
export const putProviderServices = endpoint({
  name: 'putProviderServices',
  method: 'PUT',
  path: '/provider/profile/services',
  access: 'onboarding',
  query: OverRevision,
  body: Services,
  response: ProviderProfile,
  errors: ['draft_changed'],
})

export const putProviderAbout = endpoint({
  name: 'putProviderAbout',
  method: 'PUT',
  path: '/provider/profile/about',
  access: 'onboarding',
  query: OverRevision,
  body: ProviderAbout,
  response: ProviderProfile,
  errors: ['draft_changed'],
})

/** Keeps what is typed before a step is done. @throws `draft_changed` when another device or tab saved since */
export const saveProfileDraft = endpoint({
  name: 'saveProfileDraft',
  method: 'PUT',
  path: '/provider/profile/draft',
  access: 'onboarding',
  body: v.object({ revision: v.pipe(v.number(), v.integer('invalid')), typed: TypedProfile }),
  response: ProfileDraft,
  errors: ['draft_changed'],
})

/** Makes the page that clients see. @throws `invalid_input` with the steps that are missing as its fields */
export const finishProviderProfile = endpoint({
  name: 'finishProviderProfile',
  method: 'POST',
  path: '/provider/profile/finish',
  access: 'onboarding',
  body: v.object({}),
  response: UserData,
})

/** Puts an uploaded photo at the end of the portfolio. */
export const addPortfolioPhoto = endpoint({
  name: 'addPortfolioPhoto',
  method: 'POST',
  path: '/provider/portfolio',
  access: 'onboarding',
  body: v.object({ photoId: Id }),
  response: ProviderProfile,
  errors: ['photo_not_found', 'portfolio_full'],
})

/** The last photo of a finished profile stays: a page shows one at least. */
export const deletePortfolioPhoto = endpoint({
  name: 'deletePortfolioPhoto',
  method: 'DELETE',
  path: '/provider/portfolio/:portfolioPhotoId',
  access: 'onboarding',
  params: v.object({ portfolioPhotoId: Id }),
  response: ProviderProfile,
  errors: ['photo_not_found', 'portfolio_last_photo'],
  idempotent: true,
})

/** The order of the portfolio: all its photos, each once. @throws `draft_changed` for the photos of before */
export const orderPortfolio = endpoint({
  name: 'orderPortfolio',
  method: 'PUT',
  path: '/provider/portfolio/order',
  access: 'onboarding',
  body: v.object({ ids: v.pipe(v.array(Id), v.maxLength(100, 'too_long')) }),
  response: ProviderProfile,
  errors: ['draft_changed'],
})
