import { useServices } from '@ginipig/app/services/services-context.ts'

/** Where things of a thread are in this app. */
export function useMessagePaths() {
  const { app } = useServices()
  const isConsole = app === 'console'
  return {
    isConsole,
    inbox: isConsole ? '/provider/message' : '/message',
    thread: isConsole ? '/provider/message/$id' : '/message/$id',
    booking: isConsole ? '/provider/booking-details/$id' : '/booking-details/$id',
    /** Where a client finds whom to write to. */
    treatments: isConsole ? undefined : '/treatment',
    /** Only providers have a page (docs/decisions/0087). */
    person: isConsole ? undefined : '/provider-detail/$id',
  }
}
