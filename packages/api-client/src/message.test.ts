import type { Message } from '@ginipig/contract/message/thread.ts'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Api } from '#core/api.ts'
import { type Log, loadOlder, logKey, logQuery, mergeMessages, renewMessage } from './message.ts'

const PERSON = 'p1'

/** Numbers from 0 to 1, the same for the same seed. Source: Lehmer's generator. */
function chance(seed: number) {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)

const message = (number: number, version = 1): Message => ({
  kind: 'text',
  number,
  at: number,
  key: `key ${number}`,
  isMine: number % 2 === 0,
  parts: [{ text: `Text ${number}, ${version}` }],
  picture: null,
  stays: false,
})
const upTo = (count: number, from = 1) => Array.from({ length: count - from + 1 }, (_, index) => from + index)
const numbers = (items: readonly Message[]) => items.map(({ number }) => number)

const seeds = Array.from({ length: 40 }, (_, index) => 20_261_122 + index)

test('pages in any order, doubled and overlapping, are the same log: each once, in order, as it came last', () => {
  for (const seed of seeds) {
    const random = chance(seed)
    const all = upTo(1 + Math.floor(random() * 60))
    let log: Message[] = []
    const parts = Array.from({ length: 8 }, () => all.filter(() => random() < 0.4))
    for (const part of shuffled([all, ...parts, ...parts], random))
      log = mergeMessages(
        log,
        shuffled(part, random).map((number) => message(number)),
      )
    expect(numbers(log), `seed ${seed}`).toEqual(all)
    const newer = all.filter(() => random() < 0.3)
    const merged = mergeMessages(
      log,
      newer.map((number) => message(number, 2)),
    )
    expect(merged, `seed ${seed}`).toEqual(all.map((number) => message(number, newer.includes(number) ? 2 : 1)))
  }
})

/** A server with a thread, at the end of a line that breaks: a question is lost, or its answer, and answers come when they
 *  are let through. */
function lineOf(random: () => number) {
  let last = 0
  const waiting: (() => void)[] = []
  const api = (async (_call: unknown, { query }: { query: { before?: string; after?: string; limit: string } }) => {
    const { before, after, limit } = query
    const page = () => {
      const all = upTo(last)
      const from =
        after === undefined
          ? all.filter((one) => one < Number(before ?? last + 1))
          : all.filter((one) => one > Number(after))
      const shown = after === undefined ? from.slice(-Number(limit)) : from.slice(0, Number(limit))
      return {
        items: shown.map((one) => message(one)),
        hasMore: from.length > shown.length,
        marks: { delivered: 0, read: 0 },
        staying: [],
      }
    }
    const answer = random() < 0.5 ? page() : undefined
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (random() < 0.3) throw new Error('the line broke')
    return answer ?? page()
  }) as unknown as Api // only what the log asks for
  return {
    api,
    write: (count: number) => {
      last += count
    },
    /** Lets one of the answers through, whichever. */
    answerOne: async () => {
      waiting.splice(Math.floor(random() * waiting.length), 1)[0]?.()
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
    },
    get last() {
      return last
    },
    get isWaiting() {
      return waiting.length > 0
    },
  }
}

describe('over a line that breaks three times in ten (trust.md G29)', () => {
  const one = async (seed: number) => {
    const random = chance(seed)
    const line = lineOf(random)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const query = logQuery(line.api, PERSON)
    const log = () => client.getQueryData<Log>(logKey(PERSON))
    const asked: Promise<unknown>[] = []
    const ask = (promise: Promise<unknown>) => asked.push(promise.catch(() => undefined))
    line.write(Math.floor(random() * 300))
    const steps = [
      () => line.write(1),
      () => line.write(Math.floor(random() ** 8 * 400)), // a page that slept
      () => ask(client.fetchQuery({ ...query, staleTime: 0 })),
      () => ask(loadOlder(line.api, client, PERSON)),
      () => ask(renewMessage(line.api, client, PERSON, log()?.items[0]?.number ?? 1)),
    ]
    for (let step = 0; step < 60; step += 1) {
      steps[Math.floor(random() * steps.length)]?.()
      await line.answerOne()
      const seen = numbers(log()?.items ?? [])
      const stretch = seen.length === 0 ? [] : upTo(seen.at(-1) ?? 0, seen[0])
      expect(seen, `seed ${seed}, step ${step}: an unbroken stretch`).toEqual(stretch)
    }
    /** Until it was answered: an app asks again. */
    const insist = async (call: () => Promise<unknown>) => {
      for (let isDone = false; !isDone; ) {
        let outcome: boolean | undefined
        void call().then(
          () => {
            outcome = true
          },
          () => {
            outcome = false
          },
        )
        while (outcome === undefined) await line.answerOne()
        isDone = outcome
      }
    }
    await insist(() => client.fetchQuery({ ...query, staleTime: 0 }))
    while (log()?.hasOlder) await insist(() => loadOlder(line.api, client, PERSON))
    await Promise.all(asked)
    expect(numbers(log()?.items ?? []), `seed ${seed}: all, once, in order`).toEqual(upTo(line.last))
  }

  test('whatever is asked at once, lost or answered late: none lost, none twice, in order', async () => {
    for (const seed of seeds) await one(seed)
  })
})

test('what was taken for sent is said to stay, once its author is let in again', async () => {
  let staying: number[] = []
  const api = (async (_call: unknown, { query }: { query: { after?: string } }) => ({
    items: query.after === undefined ? [message(2), message(3), message(4)] : [],
    hasMore: false,
    marks: { delivered: 9, read: 9 },
    staying,
  })) as unknown as Api // only what the log asks for
  const client = new QueryClient()
  const ask = () => client.fetchQuery({ ...logQuery(api, PERSON), staleTime: 0 })
  const stay = ({ items }: Log) => items.map((one) => one.kind === 'text' && one.stays)
  expect(stay(await ask())).toEqual([false, false, false])
  staying = [4]
  expect(stay(await ask())).toEqual([false, false, true])
})
