import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { suggestSearch } from '@ginipig/contract/listing/suggest.ts'
import { conceptOf, fold, suggestTreatments } from '@ginipig/domain/search'
import { suggestPlaces } from '#modules/place/gazetteer.ts'
import type { Platform } from '#platform/platform.ts'
import { findPeople } from './listing.sql.ts'

const [TREATMENTS, PEOPLE, PLACES] = [5, 3, 5]
/** Least number of characters; people's names are looked up from three on, since the index is of trigrams. */
const [ENOUGH, ENOUGH_FOR_PEOPLE] = [2, 3]

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function treatmentOf(name: string) {
  const kind = conceptOf(fold(name))?.kind
  return { name: capitalised(name), category: only(kind?.categories), subcategory: only(kind?.parts) }
}

/** The one there is; null where there are several. */
function only<Value>(values: readonly Value[] = []): Value | null {
  const [first = null, ...others] = values
  return others.length === 0 ? first : null
}

/** @param open - districts with something to book, in capitals */
export async function suggest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  q: string,
  open: ReadonlySet<string>,
): Promise<ResponseOf<typeof suggestSearch>> {
  const folded = fold(q)
  if (folded.length < ENOUGH) return { treatments: [], people: [], places: [] }
  return {
    treatments: suggestTreatments(folded, TREATMENTS).map(treatmentOf),
    people: folded.length < ENOUGH_FOR_PEOPLE ? [] : await findPeople(database, folded, clock.now(), PEOPLE),
    places: suggestPlaces(folded, PLACES, open).map(({ label }) => label),
  }
}
