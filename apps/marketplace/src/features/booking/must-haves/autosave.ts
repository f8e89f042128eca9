export type Autosave<Value> = {
  /** Saves after a pause in typing. */
  change: (value: Value) => void
  /** Saves at once what isn't saved yet. @throws what the last save threw */
  flush: () => Promise<void>
}

type AutosaveOptions<Value> = {
  save: (value: Value) => Promise<unknown>
  delayMs: number
  /** Called when a save by itself failed; the value is kept and goes with the next one. */
  onError: (error: unknown) => void
}

/** Saves the latest value, one save at a time, so that an earlier one never arrives last. */
export function createAutosave<Value>({ save, delayMs, onError }: AutosaveOptions<Value>): Autosave<Value> {
  let waiting: { value: Value } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    while (waiting) {
      const { value } = waiting
      waiting = undefined
      try {
        await save(value)
      } catch (error) {
        waiting ??= { value }
        throw error
      }
    }
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    const mine = running?.catch(() => {}).then(run) ?? run()
    running = mine
    try {
      await mine
    } finally {
      if (running === mine) running = undefined
    }
  }

  return {
    change: (value) => {
      waiting = { value }
      clearTimeout(timer)
      timer = setTimeout(() => void flush().catch(onError), delayMs)
    },
    flush,
  }
}
