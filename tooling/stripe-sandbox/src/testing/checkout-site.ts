import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export interface CheckoutSite {
  /** Another origin than the sandbox's. */
  origin: string
  close(): Promise<void>
}

/** Serves checkout-page.tsx under a policy as strict as the product's: no inline script, no inline style. */
export async function checkoutSite(sandboxOrigin: string): Promise<CheckoutSite> {
  const script = await bundle()
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${sandboxOrigin}`,
    "style-src 'self'",
    `frame-src ${sandboxOrigin}`,
    `connect-src 'self' ${sandboxOrigin}`,
  ].join('; ')
  const page =
    '<!doctype html><html lang="en"><title>Checkout</title><body><script src="/page.js"></script></body></html>'
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', policy)
    response.end(isScript ? script : page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // listen() with a port gives an address object.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./checkout-page.tsx', import.meta.url)), formats: ['iife'], name: 'page' },
    },
  })
  const [first] = [result].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the checkout page was not built')
  return chunk.code
}
