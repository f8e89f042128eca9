/** The visitor's address goes along and nothing else of theirs: no cookie, no token. */
export const fetchFor =
  (visitor: string, signal: AbortSignal, send: typeof fetch): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-forwarded-for', visitor)
    return send(request, { signal: AbortSignal.any([signal, request.signal]) })
  }
