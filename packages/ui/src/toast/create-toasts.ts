import type { StatusTone } from '#status-icon/index.ts'

export type ToastTone = Exclude<StatusTone, 'neutral'>

const weakestFirst: readonly ToastTone[] = ['info', 'success', 'warning', 'danger']

const stronger = (one: ToastTone, other: ToastTone): ToastTone =>
  weakestFirst.indexOf(other) > weakestFirst.indexOf(one) ? other : one

/** Leads to a path of the app, or does something: "Undo". */
export type ToastAction = { label: string } & ({ to: string; act?: never } | { act: () => void; to?: never })

export interface Toast {
  id: string
  tone: ToastTone
  text: string
  /** What can be done about it; the message goes when it is pressed. */
  action?: ToastAction | undefined
  /** What it is about: a later one of the same tag takes its place, as with the browser's notifications. */
  tag?: string | undefined
  /** Grows when the same message is pushed again; the life bar starts anew with it. */
  round: number
}

export interface ToastsState {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** True while somebody points at or is inside the region. */
  isPaused: boolean
}

export interface ToastsOptions {
  /** How long one shows; 7000 by default (the life bar follows `--toast-life`, set from it). */
  lifeMs?: number | undefined
}

export interface Toasts {
  readonly lifeMs: number
  /** For `useSyncExternalStore`, with `snapshot`. */
  subscribe: (listener: () => void) => () => void
  snapshot: () => ToastsState
  /** A message with the words of one showing restarts that one, in the stronger tone of the two and with what can be done
   *  about the later one. @returns its id */
  push: (toast: Omit<Toast, 'id' | 'round'>) => string
  dismiss: (id: string) => void
  pause: () => void
  resume: () => void
}

/** How many show at once; the oldest makes room. */
const MOST = 3

/** The messages showing at the moment, framework-free; one per app. */
export function createToasts({ lifeMs = 7000 }: ToastsOptions = {}): Toasts {
  const listeners = new Set<() => void>()
  const lives = new Map<
    string,
    { handle: ReturnType<typeof setTimeout> | undefined; startedAt: number; leftMs: number }
  >()
  let state: ToastsState = { toasts: [], isPaused: false }
  let lastId = 0

  const set = (next: Partial<ToastsState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const dismiss = (id: string) => {
    clearTimeout(lives.get(id)?.handle)
    lives.delete(id)
    if (!state.toasts.some((toast) => toast.id === id)) return
    const toasts = state.toasts.filter((toast) => toast.id !== id)
    // Nobody is in an empty region: a pointer over a message that is closed need not be told to leave it.
    set({ toasts, isPaused: state.isPaused && toasts.length > 0 })
  }

  const live = (id: string, leftMs: number) => {
    clearTimeout(lives.get(id)?.handle)
    const handle = state.isPaused ? undefined : setTimeout(() => dismiss(id), leftMs)
    lives.set(id, { handle, startedAt: performance.now(), leftMs })
  }

  const add = (toast: Toast) => {
    const kept = [...state.toasts, toast]
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) dismiss(old.id)
    set({ toasts: kept.slice(-MOST) })
  }

  return {
    lifeMs,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => state,
    push: ({ tone, text, action, tag }) => {
      const former = state.toasts.find((toast) => tag !== undefined && toast.tag === tag && toast.text !== text)
      if (former) dismiss(former.id)
      const same = state.toasts.find((toast) => toast.text === text)
      const id = same?.id ?? `toast-${++lastId}`
      if (same === undefined) add({ id, tone, text, round: 0, ...(action && { action }), ...(tag && { tag }) })
      else {
        const again = { ...same, tone: stronger(same.tone, tone), round: same.round + 1, ...(action && { action }) }
        set({ toasts: state.toasts.map((toast) => (toast === same ? again : toast)) })
      }
      live(id, lifeMs)
      return id
    },
    dismiss,
    pause: () => {
      if (state.isPaused) return
      for (const life of lives.values()) {
        clearTimeout(life.handle)
        life.leftMs = Math.max(0, life.leftMs - (performance.now() - life.startedAt))
      }
      set({ isPaused: true })
    },
    resume: () => {
      if (!state.isPaused) return
      set({ isPaused: false })
      for (const [id, life] of [...lives]) live(id, life.leftMs)
    },
  }
}
