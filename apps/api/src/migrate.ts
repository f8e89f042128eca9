import { migrate } from '#platform/database/migrate.ts'

/** `node src/migrate.ts`: brings DATABASE_URL to this version and says which files it applied. By DATABASE_DIRECT_URL
 *  where DATABASE_URL is a pooler. */
const url = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const applied = await migrate(url)
process.stdout.write(applied.length === 0 ? 'Database is up to date\n' : `Applied ${applied.join(', ')}\n`)
