import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header. `t` is wall-clock time, whatever the sandbox clock says: receivers compare it to theirs. */
export function signature(body: string, secret: string, unixSeconds = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex')
  return `t=${unixSeconds},v1=${mac}`
}
