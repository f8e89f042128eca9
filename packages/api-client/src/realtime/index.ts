export { connectRealtime, type Realtime, type RealtimeOptions } from './connect-realtime.ts'
export { fetchTicket } from './ticket.ts'
