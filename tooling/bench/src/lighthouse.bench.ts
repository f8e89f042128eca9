import { rm } from 'node:fs/promises'
import { chromiumArgs, chromiumPath } from '@ginipig/config/chromium'
import { scratchFolder } from '@ginipig/local/postgres'
import { startStack } from '@ginipig/local/stack'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { startFront } from './first-paint/front.ts'
import { pagesOf } from './first-paint/pages.ts'
import type { Finding, Question } from './question.ts'
import { median } from './rounds.ts'

/** Its port for who drives it. */
const DEBUG_PORT = 9_333

/** The least of each category. Source: issue “Discovery and the public site”. */
const goals = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const

/** How often a page's performance is asked, after a first visit that finds out the rest and leaves the server warm: as Lighthouse
 *  reckons it from a quick visit, and with the line and the processor really slowed, which varies less. Reckoning takes each task
 *  four times, and with server and browser on few cores what the browser waited for one, too. Source: Lighthouse,
 *  docs/variability.md (“the median of 5 runs”) and docs/throttling.md. */
const VISITS = 5
const SLOWED_VISITS = 3

/** Of what its performance is reckoned, by Lighthouse's names. */
const paintTimes = [
  ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'],
  ...['speed-index', 'cumulative-layout-shift'],
]

export const question: Question = {
  asks: 'What does Lighthouse say of the public pages, on its phone?',
  async answer({ say }) {
    const open = new AsyncDisposableStack()
    try {
      const dataDir = await scratchFolder('ginipig-bench-lighthouse-')
      open.defer(() => rm(dataDir, { recursive: true, force: true }))
      const stack = await startStack({ dataDir, port: 0, seed: 'demo', log: () => undefined })
      open.defer(stack.stop)
      const front = await startFront(stack.marketplaceUrl)
      open.defer(front.close)
      const browser = await chromium.launch({
        executablePath: chromiumPath(),
        args: [...chromiumArgs, `--remote-debugging-port=${DEBUG_PORT}`, '--ignore-certificate-errors'],
      })
      open.defer(() => browser.close())
      const findings: Finding[] = []
      for (const [what, path] of Object.entries(await pagesOf(stack))) {
        const visit = async (flags: Flags = {}) => {
          const told = await lighthouse(front.origin + path, { port: DEBUG_PORT, logLevel: 'error', ...flags })
          if (!told) throw new Error(`Lighthouse says nothing of ${path}`)
          return told.lhr
        }
        const whole = await visit()
        const visits: (typeof whole)[] = []
        const slowed: (typeof whole)[] = []
        for (let count = 0; count < VISITS; count += 1) visits.push(await visit({ onlyCategories: ['performance'] }))
        for (let count = 0; count < SLOWED_VISITS; count += 1)
          slowed.push(await visit({ onlyCategories: ['performance'], throttlingMethod: 'devtools' }))
        const tell = (name: keyof typeof goals, seen: readonly (typeof whole)[], how = '') => {
          const score = median(seen.map(({ categories }) => categories[name]?.score ?? 0))
          const isTime = name === 'performance'
          findings.push({
            what: `${what} ${name}${how}`,
            ours: score.toFixed(2),
            ratio: score,
            goal: { atLeast: goals[name] },
            isTime,
          })
        }
        tell('performance', visits)
        tell('performance', slowed, ', really slowed')
        tell('accessibility', [whole])
        tell('best-practices', [whole])
        tell('seo', [whole])
        const lost = Object.values(whole.audits).filter(
          ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
        )
        say(
          `${what}: ${lost.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()).join(', ') || 'nothing lost'}`,
        )
        for (const { categories, audits } of [...visits, ...slowed]) {
          const times = paintTimes.map((id) => `${id} ${audits[id]?.displayValue ?? ''}`)
          say(`  ${(categories.performance?.score ?? 0).toFixed(2)}: ${times.join(', ')}`)
        }
      }
      return findings
    } finally {
      await open.disposeAsync()
    }
  },
}
