import { isCalendarDate } from '@ginipig/domain/time'

/** Makes of one part of an address what it says; undefined when it makes no sense. */
type Reader<T> = (given: unknown) => T | undefined

type Search<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer T> ? T | undefined : never
}

/** A route's `validateSearch`, from a reader for each part. What makes no sense is left out, never an error. Not from a
 *  schema: every route's stands in the first download, the library wouldn't otherwise. Source: docs/decisions/0017. */
export function searchOf<Readers extends Readonly<Record<string, Reader<unknown>>>>(readers: Readers) {
  return (given: Readonly<Record<string, unknown>>): Search<Readers> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(given[name])] as const)
    // Each part is what its own reader gave.
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Search<Readers>
  }
}

export const asText: Reader<string> = (given) => (typeof given === 'string' ? given : undefined)

export const asFlag: Reader<boolean> = (given) => (typeof given === 'boolean' ? given : undefined)

export const asOneOf =
  <const Word extends string>(words: readonly Word[]): Reader<Word> =>
  (given) =>
    words.find((word) => word === given)

export const asMatching =
  (shape: RegExp): Reader<string> =>
  (given) =>
    typeof given === 'string' && shape.test(given) ? given : undefined

/** A day that there is, YYYY-MM-DD. */
export const asDate: Reader<string> = (given) =>
  typeof given === 'string' && isCalendarDate(given) ? given : undefined

/** The shape of an id; whether there is such a thing is the API's to say. */
export const asId = asMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
