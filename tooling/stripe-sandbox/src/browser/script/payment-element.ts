import { Emitter } from './emitter.ts'
import { type FrameLook, type FrameWindow, openFrame } from './frame-window.ts'
import type { Answer, ClientError, FrameCall, ToPage } from './messages.ts'

const LOAD_WITHIN_MS = 15_000
/** Until the frame has said how tall it is: two rows of fields. */
const FIRST_HEIGHT_PX = 160
/** As in card.css. */
const RING_PX = 4

export interface PaymentElementOptions {
  fields?: { billingDetails?: 'auto' | 'never' | Record<string, unknown> }
  [option: string]: unknown
}

const notMounted: ClientError = {
  type: 'invalid_request_error',
  message: 'The payment Element is not mounted. Mount it before you confirm.',
}

/** `elements.create('payment')`: card fields in a frame. */
export class PaymentElement extends Emitter {
  readonly #origin: string
  readonly #look: () => FrameLook
  readonly #onDestroy: () => void
  readonly #waiting = new Map<number, (message: ToPage) => void>()
  #options: PaymentElementOptions
  #frame: FrameWindow | undefined
  #loading: ReturnType<typeof setTimeout> | undefined
  #requests = 0

  constructor(origin: string, look: () => FrameLook, options: PaymentElementOptions, onDestroy: () => void) {
    super()
    this.#origin = origin
    this.#look = look
    this.#options = options
    this.#onDestroy = onDestroy
  }

  get neverAsksForName(): boolean {
    const fields = this.#options.fields?.billingDetails
    return fields === 'never' || (typeof fields === 'object' && fields.name === 'never')
  }

  mount(target: string | HTMLElement): void {
    const node = typeof target === 'string' ? document.querySelector(target) : target
    if (!node) throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`)
    this.unmount()
    const frame = openFrame(this.#origin, 'card.html', 'Secure payment input frame', (message) =>
      this.#receive(message),
    )
    frame.iframe.style.setProperty('height', `${FIRST_HEIGHT_PX}px`)
    // The frame keeps room for its focus rings; so its fields line up with those of the page.
    frame.iframe.style.setProperty('width', `calc(100% + ${2 * RING_PX}px)`)
    frame.iframe.style.setProperty('margin', `-${RING_PX}px`)
    this.#frame = frame
    node.replaceChildren(frame.iframe)
    this.#loading = setTimeout(() => this.#failToLoad(), LOAD_WITHIN_MS)
    setTimeout(() => this.#tell('loaderstart'), 0)
  }

  unmount(): void {
    clearTimeout(this.#loading)
    this.#frame?.close()
    this.#frame = undefined
    for (const answer of this.#waiting.values())
      answer({ to: 'page', kind: 'answered', request: 0, answer: { ok: false, error: notMounted } })
    this.#waiting.clear()
  }

  destroy(): void {
    this.unmount()
    this.forget()
    this.#onDestroy()
  }

  update(options: PaymentElementOptions): void {
    this.#options = { ...this.#options, ...options }
  }

  /** The look of the whole group has changed. */
  refresh(): void {
    this.#frame?.send({ to: 'frame', kind: 'setup', ...this.#look() })
  }

  focus(): void {
    this.#frame?.iframe.focus()
    this.#frame?.send({ to: 'frame', kind: 'focus' })
  }

  blur(): void {
    this.#frame?.send({ to: 'frame', kind: 'blur' })
  }

  clear(): void {
    this.#frame?.send({ to: 'frame', kind: 'clear' })
  }

  collapse(): void {
    // One way to pay only: there is nothing to collapse.
  }

  /** Shows what is wrong in the fields. @returns the first error */
  async validate(): Promise<ClientError | null> {
    if (!this.#frame) return notMounted
    const reply = await this.#ask((request) => ({ to: 'frame', kind: 'validate', request }))
    return reply.kind === 'validated' ? reply.error : notMounted
  }

  /** Has the frame call the API with the card in it. */
  async call(call: FrameCall): Promise<Answer> {
    if (!this.#frame) return { ok: false, error: notMounted }
    const reply = await this.#ask((request) => ({ to: 'frame', kind: 'call', request, call }))
    return reply.kind === 'answered' ? reply.answer : { ok: false, error: notMounted }
  }

  #ask(message: (request: number) => Parameters<FrameWindow['send']>[0]): Promise<ToPage> {
    this.#requests += 1
    const request = this.#requests
    return new Promise((resolve) => {
      this.#waiting.set(request, resolve)
      this.#frame?.send(message(request))
    })
  }

  #receive(message: ToPage): void {
    if ('request' in message) {
      this.#waiting.get(message.request)?.(message)
      this.#waiting.delete(message.request)
    } else if (message.kind === 'loaded') this.refresh()
    else if (message.kind === 'height') this.#frame?.iframe.style.setProperty('height', `${message.pixels}px`)
    else if (message.kind === 'change')
      this.#tell('change', { ...message.state, collapsed: false, value: { type: 'card' } })
    else if (message.kind === 'enter') this.#frame?.iframe.closest('form')?.requestSubmit()
    else if (message.kind === 'ready') {
      clearTimeout(this.#loading)
      this.#tell('ready')
    } else this.#tell(message.kind)
  }

  #failToLoad(): void {
    const error = { type: 'api_connection_error', message: 'The card fields could not be loaded.' }
    this.#tell('loaderror', { error })
  }

  #tell(name: string, more: object = {}): void {
    this.emit(name, { elementType: 'payment', ...more })
  }
}
