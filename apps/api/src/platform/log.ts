import { destination, type Logger, pino } from 'pino'
import { traceOfLog } from './tracing/tracing.ts'

export type Log = Logger

/** JSON lines in UTC. What could identify or authorise a person never gets in (trust.md G15). */
export function createLog(level: string): Log {
  const settings = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.clientSecret', '*.accessToken'],
    base: null,
    mixin: traceOfLog,
  }
  // Lines leave while requests are served, not before they are answered.
  return pino(settings, destination({ sync: false }))
}
