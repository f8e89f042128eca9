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

/** How often a page's performance is asked, after a first visit that finds out the rest and leaves the server warm. Source:
 *  Lighthouse, docs/variability.md: “the median of 5 runs”. */
const VISITS = 5

/** Of what its performance is reckoned, by Lighthouse's names. */
const paintTimes = [
  ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'],
  ...['speed-index', 'cumulative-layout-shift'],
]

/** By how much Lighthouse's own table slows a machine down to the phone it means, by how quick it finds the machine. Its usual 4
 *  is for a quick desktop. Source: Lighthouse, docs/throttling.md, “Calibrating the CPU slowdown”. */
const slowdownOf = (benchmarkIndex: number) => (benchmarkIndex >= 1_500 ? 4 : benchmarkIndex >= 1_000 ? 2 : 1)

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
        for (let count = 0; count < VISITS; count += 1) visits.push(await visit({ onlyCategories: ['performance'] }))
        for (const [name, goal] of Object.entries(goals)) {
          const isTime = name === 'performance'
          const score = median((isTime ? visits : [whole]).map(({ categories }) => categories[name]?.score ?? 0))
          findings.push({
            what: `${what} ${name}`,
            ours: score.toFixed(2),
            ratio: score,
            goal: { atLeast: goal },
            isTime,
          })
        }
        const { benchmarkIndex } = whole.environment
        const cpuSlowdownMultiplier = slowdownOf(benchmarkIndex)
        const calibrated = await visit({ onlyCategories: ['performance'], throttling: { cpuSlowdownMultiplier } })
        findings.push({
          what: `${what} performance, slowed ${cpuSlowdownMultiplier} times for a machine of ${benchmarkIndex.toFixed(0)}`,
          ours: (calibrated.categories.performance?.score ?? 0).toFixed(2),
          isTime: true,
        })
        const lost = Object.values(whole.audits).filter(
          ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
        )
        say(
          `${what}: ${lost.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()).join(', ') || 'nothing lost'}`,
        )
        for (const { categories, audits } of visits) {
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
