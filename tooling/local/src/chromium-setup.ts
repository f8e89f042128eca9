// Sees to it that the browser tests have a Chromium: installs Debian's when this is root on a Debian-like machine.
import { existsSync } from 'node:fs'
import { chromiumPath, findChromium, HEADLESS_SHELL } from '@ginipig/config/chromium'
import { runCommand } from '#run-command.ts'

const APT = '/usr/bin/apt-get'
/** A machine without a line to Debian's servers goes on with the browser that it has. */
const PATIENCE = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

/** @returns did it work? Printed is what went wrong */
async function apt(...args: string[]): Promise<boolean> {
  const { succeeded, output } = await runCommand(APT, [...PATIENCE, ...args])
  if (!succeeded) console.log(output)
  return succeeded
}

async function installFromDebian(): Promise<void> {
  const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name)
  await apt('update')
  if (await install('chromium-headless-shell')) return
  if (!findChromium()) await install('chromium')
}

const isWanted = !process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)
if (isWanted && process.getuid?.() === 0 && existsSync(APT)) await installFromDebian()
console.log(`Chromium: ${chromiumPath()}`)
