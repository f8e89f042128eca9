export type Autosave<Value> = {
  /** Saves after a pause in typing. */
  change: (value: Value) => void
  /** Saves at once what isn't saved yet. @throws what the last save threw */
  flush: () => Promise<void>
  /** For the moment when the page goes: sends what isn't sent yet in this very turn, without waiting for a save
   *  that is under way. `save` must outlive the page. @throws as `flush` */
  sendNow: () => Promise<void>
}

type AutosaveOptions<Value> = {
  save: (value: Value) => Promise<unknown>
  delayMs: number
  /** Called when a save by itself failed; the value is kept and goes with the next one. */
  onError: (error: unknown) => void
  /** Called when everything that was typed is saved. */
  onSaved?: () => void
}

/** Saves the latest value, one save at a time, so that an earlier one never arrives last. */
export function createAutosave<Value>({ save, delayMs, onError, onSaved }: AutosaveOptions<Value>): Autosave<Value> {
  let latest: { value: Value } | undefined
  let waiting: typeof latest
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    while (waiting) {
      const sending = waiting
      waiting = undefined
      try {
        await save(sending.value)
      } catch (error) {
        // One that was overtaken must not come back.
        if (sending === latest) waiting = sending
        throw error
      }
    }
  }

  const follow = async (mine: Promise<unknown>): Promise<void> => {
    clearTimeout(timer)
    const all = mine.then(() => {})
    running = all
    try {
      await all
      if (running === all && !waiting) onSaved?.()
    } finally {
      if (running === all) running = undefined
    }
  }

  const flush = () => follow(running?.catch(() => {}).then(run) ?? run())
  const sendNow = () => follow(Promise.all([running?.catch(() => {}), run()]))

  return {
    change: (value) => {
      latest = { value }
      waiting = latest
      clearTimeout(timer)
      timer = setTimeout(() => void flush().catch(onError), delayMs)
    },
    flush,
    sendNow,
  }
}
