import { makeAddresses } from './enumeration/addresses.ts'
import { mannWhitneyP } from './enumeration/mann-whitney.ts'
import { sideBySide, type Times } from './enumeration/side-by-side.ts'
import type { Finding, Question } from './question.ts'
import { median } from './rounds.ts'
import { ipOf, postFrom } from './server/call.ts'
import { startApi } from './server/servers.ts'

/** Of each kind and call. */
const CALLS = 200
/** Of each kind before them, not counted. */
const WARM_UP = 20

const GOAL = { atLeast: 0.01 }

/** Conforms to the policy, and is nobody's. */
const PASSWORD = 'vK7#mqLt2!x'

/** The calls that could tell whether an address is somebody's. */
const asked = [
  { what: 'log-in', path: 'login', status: 401, bodyOf: (email: string) => ({ email, password: PASSWORD }) },
  { what: 'forgot password', path: 'password/forgot', status: 200, bodyOf: (email: string) => ({ email }) },
  {
    what: 'sign-up',
    path: 'registrations/client',
    status: 200,
    bodyOf: (email: string) => ({
      ...{ firstName: 'Maya', lastName: 'Okafor', dialCode: '+44', mobile: '07911123456' },
      ...{ country: 'GB', county: 'Greater Manchester', city: 'Stockport', ageGroup: '25-34', gender: 'undisclosed' },
      ...{ email, password: PASSWORD, confirmPassword: PASSWORD, isAdult: true, acceptsTerms: true, language: 'en' },
    }),
  },
]

const compareKinds = ({ known, unknown }: Times) => ({
  known: median(known),
  unknown: median(unknown),
  p: mannWhitneyP(known, unknown),
})

const inMs = (ms: number) => `${ms.toFixed(2)} ms`
const toText = ({ known, unknown, p }: ReturnType<typeof compareKinds>) =>
  `medians ${inMs(known)} known, ${inMs(unknown)} unknown; p = ${p.toFixed(4)}`

export const question: Question = {
  asks: `Do ${CALLS} known addresses take as long as ${CALLS} unknown ones? (ours: known, bare: unknown, ratio: p)`,
  async answer({ stand, say }) {
    const here = await stand()
    const server = await startApi(here)
    let calls = 0
    try {
      const findings: Finding[] = []
      for (const { what, path, status, bodyOf } of asked) {
        const post = (email: string) => {
          calls += 1
          return postFrom(ipOf(calls), `${server.url}/api/v1/auth/${path}`, bodyOf(email))
        }
        await sideBySide(await makeAddresses(here.pool, WARM_UP), status, post)
        const measure = async () => compareKinds(await sideBySide(await makeAddresses(here.pool, CALLS), status, post))
        let found = await measure()
        say(`${what}: ${toText(found)}`)
        if (found.p <= GOAL.atLeast) {
          // Chance says so once in a hundred times, but not twice in a row; a difference does.
          found = await measure()
          say(`${what}, asked again: ${toText(found)}`)
        }
        const { known, unknown, p } = found
        findings.push({
          what: `enumeration ${what} p`,
          ours: inMs(known),
          bare: inMs(unknown),
          ratio: p,
          goal: GOAL,
          isTime: true,
        })
      }
      return findings
    } finally {
      await server.stop()
    }
  },
}
