import { areSubcategoriesValid, type MustHaves, priceProblem } from '@ginipig/domain/listing'
import { DEFAULT_ZONE } from '@ginipig/domain/time'
import { at, type Sql } from '#platform/database/sql.ts'
import { nextSeed } from './account.ts'
import { createRandom } from './random.ts'
import { insertRows, type Row } from './rows.ts'

export type ListingWishes = Partial<Omit<Row<'listing'>, 'provider_id' | 'listed_at' | 'changed_at'>>

export const nothingAsked: MustHaves = { photos: null, requirements: null, consultation: null, patchTest: null }

type Place = Pick<Row<'provider'>, 'id' | 'address' | 'town' | 'outward_postcode'>

/** A listing that the wizard would have let through, at its provider's place. Manual, in person, £54 instead of £120
 *  unless wished otherwise. @throws RangeError when price or subcategories break their rule */
export function buildListing(provider: Place, wishes: ListingWishes, now: number, seed: number): Row<'listing'> {
  const listing: Row<'listing'> = {
    id: wishes.id ?? createRandom(seed).uuid(),
    provider_id: provider.id,
    category: 'hair',
    subcategories: ['colour'],
    cover: 'colour',
    pictures: [],
    title: 'Balayage and gloss, mid-length hair',
    description: 'Hand-painted balayage on mid-length hair, a gloss to finish and a relaxed blow dry.',
    reason: 'I’m building a portfolio of lived-in colour before I go self-employed in July.',
    level: 'nearly_there',
    purpose: 'portfolio',
    type: 'in_person',
    approval: 'manual',
    setting: 'salon',
    duration_minutes: 120,
    rrp: 12_000,
    price: 5_400,
    capacity: 1,
    is_insured: true,
    is_licensed: true,
    is_supervised: true,
    supervised_by: null,
    rrp_evidence: null,
    rrp_period: null,
    must_haves: nothingAsked,
    address: provider.address,
    town: provider.town,
    outward_postcode: provider.outward_postcode,
    zone: DEFAULT_ZONE,
    status: 'listed',
    listed_at: at(now),
    changed_at: at(now),
    ...wishes,
  }
  const problem = priceProblem(listing)
  if (problem) throw new RangeError(`${listing.title}: ${problem} (${listing.price} of ${listing.rrp})`)
  if (!areSubcategoriesValid(listing.category, listing.subcategories))
    throw new RangeError(`${listing.title}: ${listing.category} has no ${listing.subcategories.join(', ')}`)
  return listing
}

/** Inserts a listing of a provider, without slots. */
export async function createListing(
  sql: Sql,
  now: number,
  provider: Place,
  wishes: ListingWishes = {},
): Promise<Row<'listing'>> {
  const listing = buildListing(provider, wishes, now, nextSeed())
  await insertRows(sql, 'listing', [listing])
  return listing
}
