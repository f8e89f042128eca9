import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Ms; the renderer itself gives up sooner. */
const PATIENCE_MS = 2_000
const agent = new Agent({ keepAlive: true })
const LANGUAGE = /(?:^|;\s*)(language=[a-z]{2})(?=;|$)/

/** What apps/render says of a page. */
export type RenderedAnswer = RenderedPage | { readonly location: string; readonly status: number }

export interface RenderedPage {
  /** 404 and 410 are of what the page is about. */
  readonly status: 200 | 304 | 404 | 410
  /** Undefined: the app's plain page, with this status. */
  readonly content:
    | { readonly headers: OutgoingHttpHeaders; readonly stylePolicy: string; readonly body: Buffer }
    | undefined
}

const statuses = [200, 304, 404, 410] as const

/** Asks for a public page as HTML. Nothing of the visitor goes along but their address, the languages
 *  that their browser asks for and the cookie `language`.
 *  @param renderer - its origin  @returns undefined where it doesn't answer, or not now: to people the plain page is always right */
export async function renderedAnswer(renderer: string, incoming: IncomingMessage): Promise<RenderedAnswer | undefined> {
  try {
    const answer = await ask(renderer, incoming)
    const body = await buffer(answer)
    const {
      'x-page': kind,
      'x-style-policy': stylePolicy,
      connection,
      date,
      'keep-alive': _,
      // The body goes on whole.
      'transfer-encoding': __,
      ...headers
    } = answer.headers
    const { location } = headers
    if (location !== undefined) return { location, status: answer.statusCode ?? 307 }
    const status = statuses.find((one) => one === answer.statusCode)
    if (status === undefined) return undefined
    if (kind === 'plain') return { status, content: undefined }
    return { status, content: { headers, stylePolicy: String(stylePolicy ?? ''), body } }
  } catch {
    return undefined
  }
}

function ask(renderer: string, { url, headers, socket }: IncomingMessage): Promise<IncomingMessage> {
  const [, language] = LANGUAGE.exec(headers.cookie ?? '') ?? []
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = httpRequest(new URL(url ?? '/', renderer), {
    agent,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      'accept-encoding': headers['accept-encoding'] ?? '',
      'x-forwarded-for': socket.remoteAddress ?? '',
      'accept-language': headers['accept-language'] ?? '',
      ...(headers['if-none-match'] && { 'if-none-match': headers['if-none-match'] }),
      ...(language && { cookie: language }),
    },
  })
  outgoing.on('response', resolve).on('error', reject).end()
  return promise
}
