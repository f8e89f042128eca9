import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of other people's calendars: the address says from when until when its one event is,
 *  `/20270211T093000Z/20270211T103000Z.ics`. */
export async function startCalendarStandIn(): Promise<{ origin: string; stop(): Promise<unknown> }> {
  const server = createServer(({ url = '' }, response) => {
    const [, from, until] = /^\/(\w+)\/(\w+)\.ics$/.exec(url) ?? []
    const event = ['BEGIN:VEVENT', 'UID:busy@elsewhere', `DTSTART:${from}`, `DTEND:${until}`, 'END:VEVENT']
    response.end(['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // of a server that listens
  return { origin: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}
