import { parseArgs } from 'node:util'
import { PromoCode, PromoTerms } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endPromo, readPromos } from '#modules/booking/promo.sql.ts'
import { makePromo } from '#modules/booking/promo.ts'
import { openDatabase } from '#platform/database/sql.ts'

/** An operator's promo codes, for when the desk is down (docs/operations.md, "Promo codes"): `node src/commands/promo.ts` lists
 *  them; `--make SPRING5 --pence 500` or `--make SPRING10 --percent 10 --cap 1000`, with `--until 2026-05-31`, `--uses 100`,
 *  `--per-client 1`, `--minimum 2000`, `--category hair`, `--first`; `--end SPRING5`. Sums in pence. */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    ...{ make: text, end: text, pence: text, percent: text, cap: text, minimum: text, uses: text, 'per-client': text },
    ...{ until: text, category: text, first: { type: 'boolean' } },
  },
})
const { make, end, ...terms } = values
if (make !== undefined && end !== undefined) throw new Error('--make or --end, one at a time')
if (make === undefined && Object.keys(terms).length > 0)
  throw new Error('All but --end is about a code that --make makes')
const whole = (written: string | undefined) => (written === undefined ? undefined : Number(written))
const made =
  make === undefined
    ? undefined
    : v.parse(PromoTerms, {
        code: make,
        ...{ pence: whole(terms.pence), percent: whole(terms.percent), cap: whole(terms.cap) },
        ...{ minimum: whole(terms.minimum), uses: whole(terms.uses), usesPerClient: whole(terms['per-client']) },
        ...{ until: terms.until, category: terms.category, isForFirst: terms.first },
      })
const ended = end === undefined ? undefined : v.parse(PromoCode, end)

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = openDatabase(url, { poolSize: 1, onError: () => undefined })
const now = Date.now()
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)

if (made !== undefined) {
  const isMade = await makePromo(database, made, now)
  process.stdout.write(isMade ? 'Made\n' : 'There is a code of that name\n')
  process.exitCode = isMade ? 0 : 1
} else if (ended !== undefined) {
  const isEnded = await endPromo(database, ended, now)
  process.stdout.write(isEnded ? 'Ended\n' : 'No such code, or it has ended\n')
  process.exitCode = isEnded ? 0 : 1
} else {
  for (const one of await readPromos(database)) {
    const worth = one.pence === null ? `${(one.rate ?? 0) / 100} %` : `${one.pence} p`
    const uses = `${one.used} of ${one.uses ?? 'any'}`
    const until = one.endsAt === null ? 'no end' : `until ${day(one.endsAt - 1)}`
    process.stdout.write(`${one.code}  ${worth}  used ${uses}  ${until}\n`)
  }
}
await database.end()
