import type { Finding, Question } from './question.ts'
import { startChild } from './server/child.ts'
import { fillThread, TALK } from './thread/fill-thread.ts'
import type { ThreadOrder, ThreadResult } from './thread/thread-process.ts'

/** Each is asked so many times. */
const TIMES = 25

/** Milliseconds of server time that each may take. */
const ALLOWED_MS = 30
const asked: Readonly<Record<keyof ThreadResult, string>> = {
  open: 'opening a conversation: who, and the last fifty',
  older: 'fifty from its middle',
  inbox: 'all conversations, the first of them',
  found: 'conversations by a name',
}

export const question: Question = {
  asks: `How long does a conversation of ${TALK.messages} messages take the server, and a list of ${TALK.threads}?`,
  async answer({ stand, say }) {
    const here = await stand()
    const talk = await fillThread(here.pool, here.world)
    const child = startChild('tooling/bench/src/thread/thread-process.ts', here.environment)
    try {
      const order: ThreadOrder = { ...talk, times: TIMES, middle: TALK.messages / 2 }
      // thread-process.ts answers with this.
      const result = (await child.request(order)) as ThreadResult
      const named = Object.entries(asked) as [keyof ThreadResult, string][]
      return named.map(([name, what]): Finding => {
        const { ms, statements, slowest } = result[name]
        say(`${what}: ${ms.toFixed(1)} ms, ${statements} statements, the slowest ${slowest}`)
        const bare = `${ALLOWED_MS} ms`
        return { what, ours: `${ms.toFixed(1)} ms`, bare, ratio: ms / ALLOWED_MS, goal: { atMost: 1 }, isTime: true }
      })
    } finally {
      await child.stop()
    }
  },
}
