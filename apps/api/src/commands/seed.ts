import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { seedDemo } from '#demo/seed-demo.ts'

/** `node src/commands/seed.ts`: fills the empty database with demo data and says what it made: as DATABASE_OWNER_URL where there
 *  is one, so that it is counted for the planner. Before the worker starts, with the API's environment: where that names a Stripe stand-in, requests wait there for an answer. */
const url = process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const made = await seedDemo(url, { environment: process.env })
const text = made
  ? `Demo data: ${made.providers} providers, ${made.listings} listings, ${made.slots} slots, ${made.clients} clients, ` +
    `${made.bookings} bookings, ${made.reviews} reviews, ${made.pictures} pictures, ${made.live} bookings with live charges
Sign in as client@ginipig.test, provider@ginipig.test or newprovider@ginipig.test with ${DEMO_PASSWORD}`
  : 'There are accounts already: nothing was changed'
process.stdout.write(`${text}\n`)
