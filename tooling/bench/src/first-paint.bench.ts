import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@ginipig/api/testing'
import { readBuild, startGateway } from '@ginipig/local/gateway'
import { scratchFolder } from '@ginipig/local/postgres'
import { type Stack, startStack } from '@ginipig/local/stack'
import type { Browser, Page } from '@playwright/test'
import { startFront } from './first-paint/front.ts'
import { pagesOf } from './first-paint/pages.ts'
import { fetched, firstPaint, type Paint, startPhone } from './first-paint/phone.ts'
import type { Finding, Question } from './question.ts'
import { ROOT } from './root.ts'
import { alternate, compare } from './rounds.ts'
import { openAs } from './smooth/scroll.ts'

/** Ms, shifts in parts of the screen. */
const goals = { first: 1_500, largest: 1_500, answers: 3_000, blocked: 300, shift: 0.02 } as const

export const question: Question = {
  asks: 'When does a visitor on an old phone see and use a page that a server rendered, beside the plain one?',
  async answer({ say }) {
    const open = new AsyncDisposableStack()
    try {
      const dataDir = await scratchFolder('ginipig-bench-paint-')
      open.defer(() => rm(dataDir, { recursive: true, force: true }))
      const stack = await startStack({ dataDir, port: 0, seed: 'demo', log: () => undefined })
      open.defer(stack.stop)
      const plain = await plainGateway(stack)
      open.defer(plain.close)
      const rendered = await startFront(stack.marketplaceUrl)
      open.defer(rendered.close)
      const bare = await startFront(plain.origin)
      open.defer(bare.close)
      const phone = await startPhone()
      open.defer(() => phone.close())
      const findings: Finding[] = []
      for (const [what, path] of Object.entries(await landing(stack))) {
        const at = (origin: string) => () => firstPaint(phone, origin + path)
        const pairs = await alternate(at(rendered.origin), at(bare.origin))
        findings.push(...(Object.keys(goals) as (keyof Paint)[]).map((name) => findingOf(what, name, pairs)))
        say(`${what}: ${path}`)
      }
      return [...findings, ...(await reallyFetched(phone, stack))]
    } finally {
      await open.disposeAsync()
    }
  },
}

/** Where people land. */
async function landing(stack: Stack): Promise<Record<string, string>> {
  const { home, list, listing } = await pagesOf(stack)
  return { home, list, listing }
}

const PHONE = { width: 390, height: 844 }

/** Scripts and styles that a browser really asks for, beside what the manifest says that it needs (`routes`): the pages where
 *  people land, and the calendar, for which they log in. */
async function reallyFetched(phone: Browser, stack: Stack): Promise<Finding[]> {
  const origin = stack.marketplaceUrl
  const { list, listing } = await pagesOf(stack)
  const of = async (what: string, page: Page, path: string): Promise<Finding> => {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const { scripts, styles } = await fetched(page)
    await page.context().close()
    return { what: `${what}: scripts, style sheets fetched`, ours: `${scripts}, ${styles}` }
  }
  const findings: Finding[] = []
  for (const [what, path] of Object.entries({ list, listing }))
    findings.push(await of(what, await (await phone.newContext({ viewport: PHONE })).newPage(), path))
  const calendar = listing.replace('category-detail', 'treatment-availability')
  const signedIn = { origin, path: calendar, email: 'client@ginipig.test', password: DEMO_PASSWORD }
  return [...findings, await of('availability', await openAs(phone, PHONE, signedIn), calendar)]
}

function findingOf(what: string, name: keyof Paint, pairs: Parameters<typeof compare<Paint>>[0]): Finding {
  const { ours, bare } = compare(pairs, (paint) => paint[name])
  const words = (value: number) => (name === 'shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`)
  return {
    what: `${what} ${name}`,
    ours: words(ours),
    bare: words(bare),
    // Against what it may be, not against the plain page: that stands beside it.
    ratio: ours / goals[name],
    goal: { atMost: 1 },
    isTime: name !== 'shift',
  }
}

/** The same product without its renderer. */
async function plainGateway({ apiUrl }: Stack): Promise<{ origin: string; close: () => Promise<void> }> {
  const build = (app: string) => ({ build: readBuild(join(ROOT, 'apps', app, 'dist')) })
  const none = { script: [], frame: [], connect: [] }
  const { port, close } = await startGateway({
    port: 0,
    marketplace: build('marketplace'),
    console: build('provider-console'),
    api: [apiUrl],
    stripeOrigins: () => none,
  })
  return { origin: `http://ginipig.localhost:${port}`, close }
}
