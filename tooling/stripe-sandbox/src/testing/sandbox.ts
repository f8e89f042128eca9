import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { assertConforms } from '#conformance/conforms.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '#start.ts'

export interface TestSandbox {
  sandbox: Sandbox
  stripe: Stripe
}

/** A sandbox of the test's own and the official SDK pointed at it, both gone when the test is. Whatever it answered
 *  and whatever its events carried must then be what the SDK's types say. */
export async function testSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await startSandbox(options)
  const answers: unknown[] = []
  onTestFinished(async () => {
    const { events } = sandbox.control.dump()
    await sandbox.close()
    for (const answer of [...answers, ...(events ?? [])]) assertConforms(answer)
  })
  return { sandbox, stripe: sdk(sandbox, 0, (answer) => answers.push(answer)) }
}

/** @param record - is shown each answer as it came over the wire */
export function sdk(
  { port }: { port: number },
  maxNetworkRetries = 0,
  record: (answer: unknown) => void = () => {},
): Stripe {
  const httpClient = Stripe.createNodeHttpClient()
  const makeRequest = httpClient.makeRequest.bind(httpClient)
  httpClient.makeRequest = async (...request) => {
    const response = await makeRequest(...request)
    const toJSON = response.toJSON.bind(response)
    response.toJSON = async () => {
      const answer: unknown = await toJSON()
      record(structuredClone(answer))
      return answer
    }
    return response
  }
  const here = { host: '127.0.0.1', port, protocol: 'http' } as const
  return new Stripe('sk_test_sandbox', { ...here, httpClient, telemetry: false, maxNetworkRetries })
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
