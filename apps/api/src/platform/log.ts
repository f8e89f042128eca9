import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines in UTC. What could identify or authorise a person never gets in (trust.md G15). */
export function createLog(level: string): Log {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.clientSecret', '*.accessToken'],
    base: null,
  })
}
