import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { CLIENTS } from './clients.ts'
import type { Script } from './pgbench-script.ts'

const run = promisify(execFile)

/** Where pgbench is: in Debian's folders or on the PATH; it comes with `postgresql-contrib`. */
export function findPgbench(): string | undefined {
  const packaged = globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().reverse()
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench'))
  return [...packaged, ...onPath].find((file) => existsSync(file))
}

/** Runs the script once for each seat from `from` on. @returns transactions a second, without connecting */
export async function runPgbench(
  program: string,
  databaseUrl: string,
  { text, constants }: Script,
  { from, count }: { from: number; count: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ginipig-pgbench-'))
  try {
    const file = join(folder, 'hold.sql')
    await writeFile(file, text)
    const bindings = Object.entries({ ...constants, round: '-1', first: String(from), clients: String(CLIENTS) })
    const { stdout, stderr } = await run(program, [
      ...['-n', '-M', 'prepared', '-c', String(CLIENTS), '-t', String(Math.floor(count / CLIENTS)), '-f', file],
      ...bindings.flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      databaseUrl,
    ]).catch(({ stderr }: { stderr: string }) => ({ stdout: '', stderr }))
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? []
    if (!perSecond || !/failed transactions: 0 /.test(stdout))
      throw new Error(`pgbench failed: ${stderr.split('\n', 2).join(' ')}`)
    return Number(perSecond)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
