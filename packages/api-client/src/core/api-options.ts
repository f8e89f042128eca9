/** What an app hands over once, for all its calls. */
export type ApiOptions = {
  /** "/api/v1" of the app's own origin. */
  baseUrl: string
  /** Of the calls under /auth, and of those about cards and payments, where they are elsewhere. Source: spec §7. */
  authUrl?: string
  paymentUrl?: string
  /** The access token, renewed when it is about to end; `refused` is one that the server just turned down.
   *  Undefined: nobody is signed in. */
  getAccessToken: (refused?: string) => Promise<string | undefined>
  /** A call that needs a session found that there is none any more. */
  onUnauthenticated: () => void
  /** Gets what a person can't act on: an answer that breaks the contract. */
  report?: (error: unknown) => void
  fetch?: typeof globalThis.fetch
}
