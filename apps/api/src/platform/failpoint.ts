import { existsSync, readFileSync, rmSync } from 'node:fs'

/** Places where a test kills the process, as a power cut would. Silent unless the configuration names a file
 *  of orders (tests only). Source: trust.md §3.3 F1. */
export type Failpoint = (name: FailpointName) => void

export const failpoints = [
  'hold.before-commit',
  'hold.committed',
  'payment.intent-row-committed',
  'payment.created-at-stripe',
  'payment.created-and-saved',
  'finalise.before-commit',
  'finalise.committed',
  'webhook.stored',
  'accept.before-commit',
  'accept.committed',
  'decline.committed',
  'capture.before-call',
  'capture.done-at-stripe',
  'capture.applied',
  'void.before-call',
  'void.done-at-stripe',
  'expire.committed',
] as const
export type FailpointName = (typeof failpoints)[number]

export const noFailpoint: Failpoint = () => undefined

/** Kills this process with SIGKILL when the place is reached that the file names, once: so a process that runs can be told
 *  where to die. @param order - path of the file, which is there while somebody is to die */
export function failpointBy(order: string): Failpoint {
  return (name) => {
    if (!existsSync(order) || readFileSync(order, 'utf8') !== name) return
    rmSync(order)
    process.kill(process.pid, 'SIGKILL')
  }
}
