import * as v from 'valibot'
import type { SessionState } from './session-state.ts'
import { StoredSession } from './stored-session.ts'

/** Only for who has a session: see `load-sealing.ts`. */
export { refreshInTurn } from './refresh.ts'
export { createVault } from './vault.ts'

/** What may lie on the disk of it, nothing else. @throws when it isn't what we store */
export const parseStored = (state: unknown): SessionState => v.parse(StoredSession, state)
