// Sees to it that the browser tests have a Chromium: installs Debian's when this is root on a Debian-like machine.
import { existsSync } from 'node:fs'
import { chromiumPath, findChromium } from '@ginipig/config/chromium'
import { runCommand } from '#run-command.ts'

const APT = '/usr/bin/apt-get'

async function installFromDebian(): Promise<void> {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const { succeeded, output } = await runCommand(APT, args)
    if (!succeeded) console.log(output)
  }
}

if (!findChromium() && process.getuid?.() === 0 && existsSync(APT)) await installFromDebian()
console.log(`Chromium: ${chromiumPath()}`)
