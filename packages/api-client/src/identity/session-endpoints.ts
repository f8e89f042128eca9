/** Loaded by the first call: a first page may need none of them. Source: docs/decisions/0012. */
export { exchangeHandoff, logIn, logOut, putLanguage, refreshSession } from '@ginipig/contract/identity'
