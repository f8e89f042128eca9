import type { Outcome } from '#run-command.ts'
import { install, isInstalled } from './install.ts'

export function say(line: string): void {
  console.log(`· ${line}`)
}

/** Packages as the lockfile says; nothing to do the second time. */
export async function ensureInstalled(): Promise<void> {
  if (!isInstalled()) await must('Installing packages', install)
}

/** @throws with all that the command said when it fails */
export async function must(name: string, action: () => Promise<Outcome>): Promise<void> {
  say(name)
  const { succeeded, output } = await action()
  if (!succeeded) throw new Error(`${name} failed:\n${output}`)
}
