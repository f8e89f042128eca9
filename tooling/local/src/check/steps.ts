import { type Outcome, runCommand } from '#run-command.ts'
import { install } from '#start/install.ts'
import { checkBoundaries } from './boundaries.ts'
import { checkBuild } from './build.ts'
import { checkTranslations } from './translations.ts'
import { turboRun } from './turbo.ts'

export interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
  /** The script of package.json that the step runs: while no package has a use for it, there is no step. */
  readonly script?: string
  /** The steps after it make no sense without it. */
  readonly essential?: boolean
}

export const steps: readonly Step[] = [
  { name: 'Install', essential: true, run: install },
  { name: 'Format and lint', run: () => runCommand('pnpm', ['exec', 'biome', 'check', '.']) },
  { name: 'Types', script: 'typecheck', run: () => turboRun('typecheck') },
  { name: 'Import rules', run: checkBoundaries },
  { name: 'Unused code', run: () => runCommand('pnpm', ['exec', 'knip']) },
  { name: 'Translations', script: 'extract', run: checkTranslations },
  { name: 'Chromium', run: () => runCommand('node', ['tooling/local/src/chromium-setup.ts']) },
  // One package at a time: the API's tests and the stories each fill the machine by themselves.
  {
    name: 'Unit, API and component tests',
    script: 'test',
    run: () => turboRun('test', '--force', '--concurrency=1'),
  },
  { name: 'Build', script: 'build', run: checkBuild },
  { name: 'Storybook', script: 'build-storybook', run: () => turboRun('build-storybook') },
  { name: 'End to end', script: 'e2e', run: () => runCommand('pnpm', ['--filter', '@ginipig/e2e', 'e2e']) },
]
