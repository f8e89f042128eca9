export { scratchFolder } from './scratch-folder.ts'
export type { Settings } from './server.ts'
export { type Postgres, startPostgres, stopPostgres } from './start-postgres.ts'
