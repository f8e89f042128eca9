import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '#root.ts'

/** What is read here of the JSON reports of vitest and Playwright. */
type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] }
type PlaywrightReport = { config: { rootDir: string }; suites: Suite[] }
type Suite = { file: string; suites?: Suite[]; specs: { tests: { results: { duration: number }[] }[] }[] }

/** Milliseconds that the tests of one file took. */
export type Timing = readonly [file: string, ms: number]

const SHOWN = 10

export function printSlowestFiles(): void {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
  const timings = [
    ...read('{apps,packages,tooling}/*/test-results/vitest.json').flatMap(timingsOfVitest),
    ...read('tooling/e2e/test-results/playwright.json').flatMap(timingsOfPlaywright),
  ]
  console.log('The slowest test files:')
  for (const [file, ms] of timings.toSorted(([, a], [, b]) => b - a).slice(0, SHOWN))
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(ROOT, file)}`)
}

const timingsOfVitest = ({ testResults }: VitestReport): Timing[] =>
  testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime])

const timingsOfPlaywright = ({ config, suites }: PlaywrightReport): Timing[] =>
  suites.map((suite) => [join(config.rootDir, suite.file), durationOf(suite)])

const durationOf = ({ suites = [], specs }: Suite): number =>
  sum(suites.map(durationOf)) +
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).map((result) => result.duration))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
