/** The part of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  interface Result {
    /** Answers with a status other than 2xx. */
    readonly non2xx: number
    readonly errors: number
    readonly '2xx': number
    /** Seconds. */
    readonly duration: number
  }
  interface Request {
    readonly headers: Readonly<Record<string, string>>
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: readonly { setupRequest: (request: Request) => Request }[]
  }): PromiseLike<Result>
}
