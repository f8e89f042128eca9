// Loaded before a measured process: tells its processor time and its statements to the bench, and ends with it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { recordStatements } from './recorder.ts'

const REQUEST = 'http.server.request.start'
let endRecord: (() => unknown) | undefined

/** Statements of HTTP requests alone: the API's own upkeep asks PostgreSQL now and then as well. */
function recordRequests(): () => unknown {
  const inRequest = new AsyncLocalStorage<true>()
  const enter = () => inRequest.enterWith(true)
  subscribe(REQUEST, enter)
  const end = recordStatements(() => inRequest.getStore() === true)
  return () => {
    unsubscribe(REQUEST, enter)
    return end()
  }
}

/** What the bench can ask of a process it started. */
const answers = {
  /** Microseconds of processor time so far, all threads. */
  usage: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  record: () => {
    endRecord = recordRequests()
    return true
  },
  recorded: () => endRecord?.(),
}

export type Ask = keyof typeof answers

process.on('message', (message: { ask?: Ask }) => {
  if (message.ask) process.send?.({ answer: answers[message.ask]() })
})
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
