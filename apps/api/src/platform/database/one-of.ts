/** SQL of a list of names that domain keeps, for `in`: as literals, by which PostgreSQL knows that a partial index serves. An
 *  empty list matches nothing. */
export const oneOf = (names: readonly string[]): string => `(${names.map((name) => `'${name}'`).join(', ') || 'null'})`
