export { identityKeys, meQuery } from './identity-queries.ts'
export { type SessionCalls, sessionCalls } from './session-calls.ts'
