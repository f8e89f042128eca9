export {
  type RealtimeCommand,
  type RealtimeEvent,
  type RealtimePayload,
  realtimeCommands,
  realtimeEvents,
} from './event.ts'
export { createTicket } from './ticket.ts'
