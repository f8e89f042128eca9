import { readMigrationUrls } from '#platform/config/migration-urls.ts'
import { migrate } from '#platform/database/migrate.ts'

/** `node src/commands/migrate.ts`: brings the database to this version as DATABASE_OWNER_URL, gives the role of DATABASE_URL its
 *  rights, and says which files it applied. */
const { owner, processes } = readMigrationUrls(process.env)
const applied = await migrate(owner, processes)
process.stdout.write(applied.length === 0 ? 'Database is up to date\n' : `Applied ${applied.join(', ')}\n`)
