import type { Sql } from '#platform/database/sql.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'

/** Tells who looks at a provider's page that it has changed, when the transaction commits. */
export const emitProviderChanged = (sql: Sql, providerId: string): Promise<void> =>
  createEmitter({ database: sql }).toProvider(providerId, 'provider.changed', { providerId })
