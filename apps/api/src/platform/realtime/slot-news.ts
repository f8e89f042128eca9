/** Tells this process that somewhere a slot changed, so that what it keeps for a moment is thrown away. */
export type SlotNews = {
  /** Whether it would be told: false where nobody listens to PostgreSQL, and while the line is broken. */
  readonly isHeard: boolean
  onChange(forget: () => void): void
  /** What the listener says. */
  heard(isHeard: boolean): void
  changed(): void
}

/** One a process. */
export function createSlotNews(): SlotNews {
  const listeners: (() => void)[] = []
  let isHeard = false
  const changed = () => {
    for (const forget of listeners) forget()
  }
  return {
    get isHeard() {
      return isHeard
    },
    onChange: (forget) => listeners.push(forget),
    heard(now) {
      isHeard = now
      changed() // what went past meanwhile is unknown
    },
    changed,
  }
}

/** Whether a notification of the sockets' channel says that a slot or a whole listing changed. */
export const isSlotChange = (notification: string | undefined): boolean =>
  /"(?:slot|listing)\.changed"/.test(notification ?? '')
