export type { Settings } from './server.ts'
export { type Postgres, startPostgres, stopPostgres } from './start-postgres.ts'
