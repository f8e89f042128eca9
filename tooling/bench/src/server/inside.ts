// Loaded before a measured process: tells its processor time and its statements to the bench, and ends with it.
import { recordStatements } from './recorder.ts'

let endRecord: (() => unknown) | undefined

/** What the bench can ask of a process it started. */
const answers = {
  /** Microseconds of processor time so far, all threads. */
  usage: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  record: () => {
    endRecord = recordStatements()
    return true
  },
  recorded: () => endRecord?.(),
}

export type Ask = keyof typeof answers

process.on('message', (message: { ask?: Ask }) => {
  if (message.ask) process.send?.({ answer: answers[message.ask]() })
})
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
