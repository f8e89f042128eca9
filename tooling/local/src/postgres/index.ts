export type { Settings } from './server.ts'
export { type Postgres, startPostgres } from './start-postgres.ts'
