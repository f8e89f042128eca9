import type { Appearance, ClientError, CustomFont } from './messages.ts'
import { PaymentElement, type PaymentElementOptions } from './payment-element.ts'

export interface ElementsOptions {
  clientSecret?: string
  mode?: string
  appearance?: Appearance
  fonts?: readonly (CustomFont | { cssSrc: string })[]
  locale?: string
  setupFutureUsage?: string
  [option: string]: unknown
}

/** `stripe.elements(…)`: one payment Element and what it belongs to. */
export class ElementsGroup {
  readonly #origin: string
  #options: ElementsOptions
  #payment: PaymentElement | undefined
  #isSubmitted = false

  constructor(origin: string, options: ElementsOptions) {
    this.#origin = origin
    this.#options = options
  }

  /** Of the intent that the group was made for, or nothing when the intent is to come later. */
  get clientSecret(): string | undefined {
    return this.#options.clientSecret
  }

  get setupFutureUsage(): string | undefined {
    return this.#options.setupFutureUsage
  }

  /** An intent that comes later wants `submit()` first. */
  get needsSubmit(): boolean {
    return this.#options.clientSecret === undefined && !this.#isSubmitted
  }

  create(type: string, options: PaymentElementOptions = {}): PaymentElement {
    if (type !== 'payment') throw new Error(`The sandbox has the payment Element only, not '${type}'.`)
    if (this.#payment) throw new Error('Can only create one Element of type payment.')
    const look = () => ({
      appearance: this.#options.appearance ?? {},
      fonts: (this.#options.fonts ?? []).filter((font) => 'src' in font),
      locale: this.#options.locale ?? 'auto',
    })
    this.#payment = new PaymentElement(this.#origin, look, options, () => {
      this.#payment = undefined
    })
    return this.#payment
  }

  /** By type, or by the component of react-stripe-js that made it. */
  getElement(type: string | { __elementType?: string }): PaymentElement | null {
    const name = typeof type === 'string' ? type : type.__elementType
    return name === 'payment' ? (this.#payment ?? null) : null
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options }
    this.#payment?.refresh()
  }

  async fetchUpdates(): Promise<object> {
    return {}
  }

  /** Shows what is wrong in the fields; needed before an intent that comes later is confirmed. */
  async submit(): Promise<{ error: ClientError } | { selectedPaymentMethod: string }> {
    if (!this.#payment)
      return { error: { type: 'invalid_request_error', message: 'There is no payment Element to submit.' } }
    const error = await this.#payment.validate()
    this.#isSubmitted = error === null
    return error ? { error } : { selectedPaymentMethod: 'card' }
  }
}
