import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '#start.ts'

export interface TestSandbox {
  sandbox: Sandbox
  stripe: Stripe
}

/** A sandbox of the test's own and the official SDK pointed at it, both gone when the test is. */
export async function testSandbox(options: SandboxOptions = {}, maxNetworkRetries = 0): Promise<TestSandbox> {
  const sandbox = await startSandbox(options)
  onTestFinished(() => sandbox.close())
  return { sandbox, stripe: sdk(sandbox, maxNetworkRetries) }
}

export function sdk({ port }: { port: number }, maxNetworkRetries = 0): Stripe {
  return new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries,
  })
}

/** What the SDK threw. */
export async function refusal(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error('the call was not refused by Stripe', { cause: error })
}
