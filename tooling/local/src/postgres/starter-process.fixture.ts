// A process that asks for a server, says what it got, and gives it back when its standard input closes.
import { startPostgres } from './start-postgres.ts'

const { pid, startedByUs, stop } = await startPostgres({
  dataDir: process.argv[2] ?? '',
  settings: { fsync: 'off' },
})
console.log(JSON.stringify({ pid, startedByUs }))
for await (const _ of process.stdin);
await stop()
