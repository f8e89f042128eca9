import { createDesk } from '#desk/desk-app.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { onShutdown } from '#platform/shutdown.ts'

/** `node src/desk.ts`: the operators' desk (product.md §7), a process of its own at an origin of its own, which needn't be one
 *  that the public can reach (trust.md S45). */
const platform = createPlatform()
const { desk } = platform.config
if (!desk) throw new Error('Configuration: DESK_ORIGIN (missing)')
const app = await createDesk(platform, desk.origin)
await app.listen({ port: desk.port, host: desk.host })
platform.log.info({ port: desk.port }, 'the desk is listening')
onShutdown(platform.log, {
  close: async () => {
    await app.close()
    await platform.database.end()
  },
})
