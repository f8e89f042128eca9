import { createServer } from 'node:net'

/** A port of the loopback address that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      server.close(() => (port ? resolve(port) : reject(new Error('No free port'))))
    })
  })
}
