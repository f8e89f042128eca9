import { highestPrice, type Level, MIN_PRICE_PENCE, type MustHaves, type Purpose } from '@ginipig/domain/listing'
import type { RrpPeriod } from '@ginipig/domain/listing-draft'
import { DAY_MS } from '@ginipig/domain/time'
import { crafts } from './crafts/crafts.ts'
import type { NameSource } from './demo-people.ts'
import { buildAccount } from './factories/account.ts'
import { buildListing } from './factories/listing.ts'
import { buildProvider, buildProviderSignUp } from './factories/provider.ts'
import { createRandom, type Random } from './factories/random.ts'
import type { Row } from './factories/rows.ts'
import { forms } from './must-haves.ts'
import { places } from './places.ts'
import type { Craft, Treatment } from './treatment.ts'
import { assurances, reasonsFor, standings } from './voice.ts'

/** A provider of the demo data with all they list, and how good they are (mean stars). */
export type DemoProvider = {
  account: Row<'account'>
  signUp: Row<'provider_sign_up'>
  page: Row<'provider'>
  listings: Row<'listing'>[]
  level: Level
  shows: Craft['shows']
  quality: number
}

const discounts: Record<Level, readonly [number, number]> = { newbie: [55, 75], nearly_there: [42, 62], pro: [30, 45] }
const qualities: Record<Level, number> = { newbie: 4.3, nearly_there: 4.5, pro: 4.75 }
/** For how long they have charged their usual price. */
const chargedFor = { newbie: 'not_yet', nearly_there: 'six_months', pro: 'one_year' } as const satisfies Record<
  Level,
  RrpPeriod
>
const purposes: Record<Level, readonly (readonly [Purpose, number])[]> = {
  newbie: [
    ['training', 6],
    ['case_study', 3],
    ['portfolio', 1],
  ],
  nearly_there: [
    ['case_study', 4],
    ['portfolio', 4],
    ['training', 3],
  ],
  pro: [
    ['portfolio', 6],
    ['case_study', 2],
    ['training', 2],
  ],
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const fill = (text: string, craft: Craft, number: number) =>
  text
    .replaceAll('{people}', craft.people)
    .replaceAll('{award}', craft.award)
    .replaceAll('{role}', craft.role)
    .replaceAll('{Role}', capital(craft.role))
    .replaceAll('{number}', String(number))

/** A price to the half pound, within the rule: from 30% to 75% off, never under the minimum. Pence. */
function priceFor(rrp: number, level: Level, random: Random): number {
  const [least, most] = discounts[level]
  const wanted = Math.round((rrp * (100 - random.int(least, most))) / 5_000) * 50
  return Math.min(Math.max(wanted, MIN_PRICE_PENCE), Math.floor(highestPrice(rrp) / 50) * 50)
}

/** What this provider asks for: a patch test wherever the treatment needs one, the rest as they see fit. */
function mustHavesFor(treatment: Treatment, random: Random): MustHaves {
  const { photos, requirements, form, patchTestHours } = treatment
  return {
    photos: photos && random.chance(0.55) ? { text: photos } : null,
    requirements: requirements && random.chance(0.75) ? { text: requirements } : null,
    consultation: form && random.chance(0.7) ? { questions: forms[form] } : null,
    patchTest: patchTestHours ? { hoursBefore: patchTestHours } : null,
  }
}

/** Who answers by hand says by what: the wizard asks for it. Two sentences, without drawing by chance, which would shift
 *  all that is drawn after it. */
function requirementsFor(craft: Craft, { requirements, minutes }: Treatment): { text: string } {
  const [first, second] = [0, 1].map((step) => craft.asks[(minutes / 15 + step) % craft.asks.length])
  return { text: `${requirements ?? first} ${second}` }
}

function listingFor(
  provider: DemoProvider,
  craft: Craft,
  treatment: Treatment,
  now: number,
  random: Random,
): Row<'listing'> {
  // One craft, one level: the page says "in training" or "eight years", and every listing must agree (product.md §9).
  const { level } = provider
  const purpose = random.weighted(purposes[level])
  const rrp = random.int(...treatment.rrp) * 100
  const asked = mustHavesFor(treatment, random)
  const isOnline = treatment.isOnline ?? false
  const isDemanding = asked.photos !== null || asked.consultation !== null || asked.patchTest !== null
  const [firstSetting] = craft.settings
  const listing = buildListing(
    provider.page,
    {
      category: treatment.category,
      subcategories: [...treatment.subcategories],
      cover: treatment.cover,
      title: random.pick(treatment.titles),
      description: `${random.pick(treatment.descriptions)} ${random.pick(assurances[level])}`,
      reason: fill(random.pick(reasonsFor(craft, purpose)[level]), craft, random.int(4, 12)),
      level,
      purpose,
      type: isOnline ? 'online' : 'in_person',
      approval: random.chance(isDemanding ? 0.2 : 0.6) ? 'automatic' : 'manual',
      setting: isOnline ? 'online' : (random.pick(craft.settings.filter((one) => one !== 'online')) ?? firstSetting),
      duration_minutes: treatment.minutes,
      rrp,
      price: priceFor(rrp, level, random),
      capacity: treatment.capacity ?? 1,
      is_insured: true,
      is_licensed: level !== 'newbie' || random.chance(0.4),
      is_supervised: level === 'newbie' || (level === 'nearly_there' && random.chance(0.6)),
      rrp_evidence: 'price_list',
      rrp_period: chargedFor[level],
      must_haves: asked,
      status: random.chance(0.02) ? 'closed' : 'listed',
    },
    now - random.int(20, 190) * DAY_MS,
    random.int(1, 2 ** 31),
  )
  return {
    ...listing,
    ...(listing.approval === 'manual' && {
      must_haves: { ...asked, requirements: requirementsFor(craft, treatment) },
    }),
    supervised_by: listing.is_supervised ? fill('A senior {role}', craft, 0) : null,
  }
}

/** A display name for a provider of this craft: letters only, 6 to 30. */
export function doorName(first: string, last: string, craft: Craft, random: Random): string {
  const door = random.pick(craft.doors)
  const isBefore = / (?:by|with)$/.test(door) || door === 'Studio'
  const onTheDoor = isBefore ? `${door} ${door === 'Studio' ? last : first}` : `${last} ${door}`
  const own = `${first} ${last}`
  const wanted = random.chance(0.5) ? own : onTheDoor
  return wanted.length >= 6 && wanted.length <= 30 ? wanted : own
}

type Person = { first: string; last: string; email: string }

function providerFor(
  person: Person,
  craft: Craft,
  fixed: { level?: Level; door?: string; place?: (typeof places)[number]; district?: readonly [string, string] },
  context: { now: number; passwordHash: string },
  random: Random,
): DemoProvider {
  const level =
    fixed.level ??
    random.weighted([
      ['newbie', 3],
      ['nearly_there', 4],
      ['pro', 3],
    ] as const)
  const place = fixed.place ?? random.weighted(places.map((one) => [one, one.share] as const))
  const [outward, street] = fixed.district ?? random.pick<readonly [string, string]>(place.districts)
  const account = buildAccount(
    {
      userType: 'provider',
      email: person.email,
      firstName: person.first,
      lastName: person.last,
      passwordHash: context.passwordHash,
    },
    context.now - random.int(200, 400) * DAY_MS,
    random.int(1, 2 ** 31),
  )
  const door = fixed.door ?? doorName(person.first, person.last, craft, random)
  const [workingFrom] = craft.settings
  return {
    account,
    signUp: buildProviderSignUp(account.id, {
      company_name: door,
      working_from: workingFrom === 'online' ? 'freelance' : workingFrom,
    }),
    page: buildProvider(account.id, {
      display_name: door,
      company_name: door,
      bio: `${fill(random.pick(standings[level]), craft, 0)} ${random.pick(craft.bios)}`,
      address: `${random.int(2, 98)} ${street}, ${place.town} ${outward}`,
      town: place.town,
      outward_postcode: outward,
      is_identity_verified: random.chance(0.85),
    }),
    listings: [],
    level,
    shows: craft.shows,
    quality: qualities[level] + random.int(-30, 20) / 100,
  }
}

const PROVIDERS_A_CRAFT = 5

/** Every provider with their listings, the demo account's first: a colourist in Ancoats. */
export function buildDemoProviders(names: NameSource, now: number, passwordHash: string): DemoProvider[] {
  const random = createRandom(2_026)
  const context = { now, passwordHash }
  const providers: DemoProvider[] = []
  const add = (provider: DemoProvider, craft: Craft, count: number) => {
    for (const treatment of random.shuffle(craft.treatments).slice(0, count))
      provider.listings.push(listingFor(provider, craft, treatment, now, random))
    providers.push(provider)
  }
  const [colourist, ...others] = crafts
  if (!colourist) throw new Error('There are no crafts')
  const [manchester] = places
  const priya = { first: 'Priya', last: 'Nair', email: 'provider@ginipig.test' }
  const fixed = {
    level: 'nearly_there',
    door: 'Studio Nair',
    place: manchester,
    district: ['M4', 'Cutting Room Square'],
  } as const
  add(providerFor(priya, colourist, fixed, context, random), colourist, 8)
  for (const craft of [colourist, ...others]) {
    for (let made = 0; made < PROVIDERS_A_CRAFT; made += 1)
      add(providerFor(names.next(), craft, {}, context, random), craft, random.int(5, 8))
  }
  return providers
}
