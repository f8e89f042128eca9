import { announceGap, getGap } from '@ginipig/contract/listing/gap.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import * as gap from './gap.ts'

export function gapCalls(host: Host, platform: Platform): void {
  serve(host, getGap, ({ actor }) => gap.gapOf(platform, actor.accountId))
  serve(host, announceGap, ({ actor }) => gap.announceGap(platform, actor.accountId))
}
