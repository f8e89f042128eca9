import { exportData } from '@ginipig/contract/identity'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { createDataExports } from './export.ts'

export function dataExportRoutes(host: Host, platform: Platform): void {
  const exports = createDataExports(platform)

  serve(host, exportData, async ({ actor }) => exports.make(actor))
}
