import { globSync, readFileSync } from 'node:fs'
import { IS_LONG, SEED } from '@ginipig/config/test-run'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createRandom } from '#demo/factories/random.ts'
import { opKinds } from '#modules/payment/payment.sql.ts'
import { createProcessStack, type ProcessStack } from '#testing/process-stack.ts'
import { killOnTheWay, startProcesses } from './crash.fixture.ts'
import { kills, named, operations } from './crash-points.fixture.ts'

/** The long run dies everywhere, an ordinary one where the seed says, once at the least in each kind of process. */
const drawn = createRandom(SEED).shuffle(kills)
const ofEach = ['server', 'worker', 'money'].flatMap((role) => drawn.find((kill) => kill.role === role) ?? [])
const some = IS_LONG ? kills : [...new Set([...ofEach, ...drawn])].slice(0, 4)

let stack: ProcessStack
let processes: ReturnType<typeof startProcesses>
beforeAll(async () => {
  stack = await createProcessStack(inject('serverUrl'))
  processes = startProcesses(stack)
})
afterAll(() => stack.close())

test.for(some)(
  'kill -9 of the $role at $point of a booking that is $life: it ends as it would have, and the money agrees',
  { timeout: 240_000 },
  (kill) => killOnTheWay(stack, processes, kill),
)

test('every failpoint has its kill, and there are as many as trust.md G20 asks for', () => {
  const sources = globSync('src/{modules,platform}/**/*.ts').filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  const places = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/failpoint\.(?:within\(sql, |at\()(['`])(.*?)\1/g)].map(
      (found) => found[2],
    ),
  )
  const known = (place = '') =>
    named.has(place) ||
    /^(?:step\.\$\{action\}|op\.\$\{op\.kind\}\.(?:before-call|done-at-stripe|applied)|apply\.\$\{kind\})$/.test(place)
  expect(places.filter((place) => !known(place))).toEqual([])
  expect(places.length).toBeGreaterThan(10)
  expect(Object.keys(operations).toSorted()).toEqual(opKinds.toSorted())
  expect(new Set(kills.map(({ point }) => point)).size).toBeGreaterThanOrEqual(84)
})
