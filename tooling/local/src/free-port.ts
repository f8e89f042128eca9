import { createServer } from 'node:net'

/** Below the ephemeral ports, one of which could be taken before our process listens. Each process starts its search at
 *  another port. */
const FIRST = 10_000
const COUNT = 20_000
let looked = process.pid * 64

/** A port of loopback that nobody listens on at this moment; never the same twice in a row. */
export async function freePort(): Promise<number> {
  for (;;) {
    looked += 1
    const port = FIRST + (looked % COUNT)
    if (await isFree(port)) return port
  }
}

/** Some of them, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
