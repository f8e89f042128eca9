/** What goes between the page and a frame of the sandbox. Both sides check the other's exact origin and window. */

/** How the page wants the fields to look: Stripe's `appearance.variables`. */
export interface Appearance {
  theme?: string
  variables?: Record<string, string>
}

/** Stripe's `CustomFontSource`. */
export interface CustomFont extends Pick<FontFaceDescriptors, 'weight' | 'style' | 'display' | 'unicodeRange'> {
  family: string
  src: string
}

export interface FieldsState {
  empty: boolean
  complete: boolean
}

export interface ClientError {
  type: string
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: Intent
  setup_intent?: Intent
}

export interface Intent {
  id: string
  object: 'payment_intent' | 'setup_intent'
  status: string
  client_secret: string
  last_payment_error?: ClientError | null
  last_setup_error?: ClientError | null
}

/** A call that the frame makes for the page, adding the card that only the frame knows. */
export interface FrameCall {
  path: string
  key: string
  params: object
  /** Where in `params` the card goes. */
  cardAt: 'payment_method_data' | 'top'
}

export type Answer = { ok: true; body: object } | { ok: false; error: ClientError }

export type ToFrame =
  | {
      to: 'frame'
      kind: 'setup'
      appearance: Appearance
      fonts: readonly CustomFont[]
      locale: string
      details?: ChallengeDetails
    }
  | { to: 'frame'; kind: 'validate'; request: number }
  | { to: 'frame'; kind: 'call'; request: number; call: FrameCall }
  | { to: 'frame'; kind: 'focus' | 'blur' | 'clear' }

export type ToPage =
  | { to: 'page'; kind: 'loaded' | 'ready' | 'focus' | 'blur' | 'escape' | 'enter' }
  | { to: 'page'; kind: 'height'; pixels: number }
  | { to: 'page'; kind: 'change'; state: FieldsState }
  | { to: 'page'; kind: 'validated'; request: number; error: ClientError | null }
  | { to: 'page'; kind: 'answered'; request: number; answer: Answer }
  | { to: 'page'; kind: 'challenge'; outcome: 'cancel' }
  | { to: 'page'; kind: 'challenge'; outcome: 'complete' | 'fail'; answer: Answer }

export interface ChallengeDetails {
  path: string
  key: string
  clientSecret: string
}
