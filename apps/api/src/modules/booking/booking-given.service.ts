import type { MustHavesGiven } from '@ginipig/domain/listing'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { type TermRow, termColumns, toTerms } from './booking-terms.service.ts'

/** What a client gave for each of their bookings, health answers opened. For their eyes only. */
export async function readAllGiven(
  platform: Platform,
  sql: Sql,
  clientId: string,
): Promise<ReadonlyMap<string, MustHavesGiven>> {
  const rows = await sql.rows<TermRow>(`select id, ${termColumns} from booking where client_id = $1`, [clientId])
  return new Map(rows.map((row) => [row.id, toTerms(platform, row).given]))
}
