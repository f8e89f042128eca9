import { rm } from 'node:fs/promises'
import { chromiumArgs, chromiumPath } from '@ginipig/config/chromium'
import { scratchFolder } from '@ginipig/local/postgres'
import { startStack } from '@ginipig/local/stack'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { startFront } from './first-paint/front.ts'
import { pagesOf } from './first-paint/pages.ts'
import type { Finding, Question } from './question.ts'

/** Its port for who drives it. */
const DEBUG_PORT = 9_333

/** The least of each category. Source: issue “Discovery and the public site”. */
const goals = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const

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
        const told = await lighthouse(front.origin + path, { port: DEBUG_PORT, logLevel: 'error' })
        if (!told) throw new Error(`Lighthouse says nothing of ${path}`)
        for (const [name, goal] of Object.entries(goals)) {
          const score = told.lhr.categories[name]?.score ?? 0
          const isTime = name === 'performance'
          findings.push({
            what: `${what} ${name}`,
            ours: score.toFixed(2),
            ratio: score,
            goal: { atLeast: goal },
            isTime,
          })
        }
        const { benchmarkIndex } = told.lhr.environment
        const cpuSlowdownMultiplier = slowdownOf(benchmarkIndex)
        const calibrated = await lighthouse(front.origin + path, {
          ...{ port: DEBUG_PORT, logLevel: 'error', onlyCategories: ['performance'] },
          throttling: { cpuSlowdownMultiplier },
        })
        findings.push({
          what: `${what} performance, slowed ${cpuSlowdownMultiplier} times for a machine of ${benchmarkIndex.toFixed(0)}`,
          ours: (calibrated?.lhr.categories.performance?.score ?? 0).toFixed(2),
          isTime: true,
        })
        const lost = Object.values(told.lhr.audits).filter(
          ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
        )
        say(
          `${what}: ${lost.map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()).join(', ') || 'nothing lost'}`,
        )
      }
      return findings
    } finally {
      await open.disposeAsync()
    }
  },
}
