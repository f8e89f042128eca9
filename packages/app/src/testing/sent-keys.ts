import type { Services } from '#services/services.ts'

/** The idempotency keys that are sent from now on, in their order. */
export function sentKeys({ api: { options } }: Pick<Services, 'api'>): string[] {
  const keys: string[] = []
  const { fetch = globalThis.fetch } = options
  options.fetch = (input, init) => {
    const headers = input instanceof Request ? input.headers : new Headers(init?.headers)
    const key = headers.get('idempotency-key')
    if (key !== null) keys.push(key)
    return fetch(input, init)
  }
  return keys
}
