/** A client and a provider, as the session knows them. */
export { hannah, priya } from '@ginipig/session/testing/people.ts'
