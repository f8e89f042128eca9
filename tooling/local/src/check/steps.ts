import { type Outcome, runCommand } from '#run-command.ts'
import { install } from '#start/install.ts'
import { checkBoundaries } from './boundaries.ts'
import { checkBuild } from './build.ts'
import { checkSkeleton } from './skeleton.ts'
import { checkTranslations } from './translations.ts'
import { turboRun } from './turbo.ts'
import { packagesWith } from './workspace.ts'

export interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

/** One after the other; the rest makes no sense without them. The other checks read playwright.config.ts, which asks for
 *  the browser. */
export const before: readonly Step[] = [
  { name: 'Install', run: install },
  { name: 'Chromium', run: () => runCommand('node', ['tooling/local/src/chromium-setup.ts']) },
  // It writes the catalogs, which the tests of the apps read.
  { name: 'Translations', run: checkTranslations },
]

/** Beside each other, each list in its own order; the longest first, so that nothing is left over at the end. */
export const besides = (): readonly (readonly Step[])[] => [
  [testsOf('@ginipig/api')],
  // Journeys walk through what was built. A fifth of their time they wait, for which others have a use.
  [
    { name: 'Build', run: checkBuild },
    { name: 'End to end', run: () => runCommand('pnpm', ['--filter', '@ginipig/e2e', 'e2e']) },
  ],
  ...longest.map((name) => [testsOf(name)]),
  [{ name: 'Types', run: checkTypes }],
  // Its tests look at what is built, too.
  [{ name: 'Storybook', run: () => turboRun('build-storybook') }, testsOf(STORYBOOK)],
  [{ name: 'Format and lint', run: () => runCommand('pnpm', ['exec', 'biome', 'check', '.']) }],
  [{ name: 'Import rules', run: checkBoundaries }],
  [{ name: 'Unused code', run: () => runCommand('pnpm', ['exec', 'knip']) }],
  ...packagesWith('test')
    .filter(({ name }) => ![...longest, '@ginipig/api', STORYBOOK].includes(name))
    .map(({ name }) => [testsOf(name)]),
  ...(process.env.LONG_TESTS ? atOtherTimes().map((step) => [step]) : []),
]

/** Of all packages by one process, which reads libraries and what several packages import once for all: by a process each
 *  it took twice as long. Forced, for without references `tsc` would not see that what a package imports has changed. */
const checkTypes = () =>
  runCommand('pnpm', [
    ...['exec', 'tsc', '--build', '--force', '--incremental', 'false', '--checkers', '1', '--builders', '1'],
    ...packagesWith('typecheck').map(({ folder }) => folder),
  ])

const STORYBOOK = '@ginipig/storybook'

/** By seconds, the API's apart. */
const longest = ['@ginipig/marketplace', '@ginipig/ui', '@ginipig/provider-console', '@ginipig/features']

/** What needs the machine for itself. */
export const after = (): readonly Step[] =>
  process.env.LONG_TESTS
    ? [
        { name: 'Skeletons', run: checkSkeleton },
        { name: 'Faults', run: () => runCommand('pnpm', ['faults']) },
        { name: 'Restoring', run: () => runCommand('pnpm', ['drill']) },
        { name: 'Planted bugs', run: () => runCommand('pnpm', ['mutants']) },
      ]
    : []

const testsOf = (name: string): Step => ({ name: `Tests of ${name}`, run: () => runTests(name) })

const runTests = (name: string, env: NodeJS.ProcessEnv = {}) =>
  runCommand('pnpm', ['--filter', name, 'exec', 'vitest', 'run', ...REPORTERS], env)

/** The second for `printSlowestFiles`. */
const REPORTERS = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']

/** Where a clock jumps, a month or year ends, a February has a day more. */
const OTHER_TIMES = [
  { TEST_NOW: '2027-01-31T23:40:00-05:00', TZ: 'America/New_York' },
  { TEST_NOW: '2027-03-28T00:45:00Z', TZ: 'Europe/London' },
  { TEST_NOW: '2028-02-29T12:00:00Z', TZ: 'Pacific/Apia' },
]

/** The tests of what runs in browsers, whose clock and zone are a person's. */
const atOtherTimes = (): Step[] =>
  OTHER_TIMES.flatMap((env) =>
    ['@ginipig/app', '@ginipig/features', '@ginipig/marketplace', '@ginipig/provider-console'].map((name) => ({
      name: `Tests of ${name} at ${env.TEST_NOW} in ${env.TZ}`,
      run: () => runTests(name, env),
    })),
  )
