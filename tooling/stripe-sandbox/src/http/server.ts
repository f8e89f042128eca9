import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { browserFile } from '#browser/files.ts'
import type { Control } from '#control/control.ts'
import { answerControl } from '#control/control-http.ts'
import { answerControlPage, isControlPage } from '#control/page-http.ts'
import type { Engine } from '#engine.ts'
import { answerExpress } from '#onboarding/express-page.ts'
import { answerOnboarding } from '#onboarding/page.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import type { Faults } from './faults.ts'
import { type ApiAnswer, type ApiRequest, answerApi } from './pipeline.ts'

const BODY_LIMIT_BYTES = 1_000_000
/** A past that is told in one call (`import`). */
const CONTROL_LIMIT_BYTES = 20_000_000

export interface Parts {
  engine: Engine
  faults: Faults
  control: Control
  log: (line: string) => void
}

export function httpServer(parts: Parts): Server {
  return createServer((incoming, outgoing) => {
    void serve(parts, incoming, outgoing).catch((error: unknown) => {
      parts.log(`stripe-sandbox: ${String(error)}`)
      outgoing.destroy()
    })
  })
}

async function serve(parts: Parts, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await readRequest(incoming)
  const answer = request ? await answerTo(parts, request) : { status: 413, headers: {}, body: '' }
  // A fault on order: hang up without a word.
  if (!answer) return void incoming.socket.destroy()
  parts.log(`${request?.method ?? ''} ${request?.path ?? ''} ${answer.status}`)
  outgoing.writeHead(answer.status, answer.headers).end(answer.body)
}

async function answerTo({ engine, faults, control }: Parts, request: ApiRequest): Promise<ApiAnswer | undefined> {
  if (isControlPage(request.path)) return answerControlPage(control, request)
  if (request.path.startsWith('/_sandbox/')) return answerControl(control, request)
  if (request.path.startsWith('/v3/')) return browserFile(request)
  if (request.path.startsWith('/onboard/')) return answerOnboarding(engine, request)
  if (request.path.startsWith('/express/')) return answerExpress(engine, request)
  if (request.method === 'OPTIONS') return { status: 204, headers: { ...preflightHeaders }, body: '' }
  const answer = await answerApi(engine, faults, request)
  return answer && { ...answer, headers: { ...corsHeaders, ...answer.headers } }
}

/** @returns nothing when the body is larger than anything Stripe would take */
async function readRequest(incoming: IncomingMessage): Promise<ApiRequest | undefined> {
  const limit = incoming.url?.startsWith('/_sandbox/') ? CONTROL_LIMIT_BYTES : BODY_LIMIT_BYTES
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    // Without setEncoding() a request yields buffers.
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > limit) return undefined
    chunks.push(bytes)
  }
  const [path = '/', query = ''] = (incoming.url ?? '/').split('?', 2)
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]))
  return { method: incoming.method ?? 'GET', path, query, body: Buffer.concat(chunks).toString('utf8'), headers }
}
