import { existsSync } from 'node:fs'

/** Chromium without its own windows: the same pages for a third less of the machine's time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const KNOWN_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** For tests: no sandbox (root in a container has none) and nothing that asks the network by itself. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of this machine, or undefined: CHROMIUM_PATH, else the usual places. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  return wanted || KNOWN_PATHS.find((path) => existsSync(path))
}

/** @throws when there is no Chromium; `npm test` installs one where it may. */
export function chromiumPath(): string {
  const path = findChromium()
  if (path) return path
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.')
}
