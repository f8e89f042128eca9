import { createTicket } from '@ginipig/contract/realtime/ticket.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { issueTicket } from '#platform/realtime/ticket.ts'

export function realtimeCalls(host: Host, { clock, database }: Platform): void {
  serve(host, createTicket, async ({ actor }) => issueTicket(database, clock, actor.sessionId))
}
