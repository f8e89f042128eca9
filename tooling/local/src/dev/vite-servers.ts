import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { freePorts } from '#free-port.ts'
import type { AppSource } from '#gateway/index.ts'
import { ROOT } from '#root.ts'

export interface ViteServers {
  readonly apps: { readonly marketplace: AppSource; readonly console: AppSource }
  readonly close: () => Promise<void>
}

/** Both apps with hot reload. Their sockets go through the gateway: Vite's client asks the page's own port. */
export async function startViteServers(): Promise<ViteServers> {
  const [marketplacePort = 0, consolePort = 0] = await freePorts(2)
  const servers = [
    await startApp('apps/marketplace', marketplacePort),
    await startApp('apps/provider-console', consolePort),
  ]
  return {
    apps: {
      marketplace: { devServer: `http://127.0.0.1:${marketplacePort}` },
      console: { devServer: `http://127.0.0.1:${consolePort}` },
    },
    close: async () => {
      for (const server of servers) await server.close()
    },
  }
}

async function startApp(folder: string, port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: join(ROOT, folder),
    configFile: join(ROOT, folder, 'vite.config.ts'),
    clearScreen: false,
    server: { host: '127.0.0.1', port, strictPort: true },
  })
  return server.listen()
}
