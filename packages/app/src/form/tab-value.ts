import * as v from 'valibot'
import { onCutOff, onPersonLeaves } from '#services/clear-personal-data.ts'

/** For a browser that forbids storage: what is kept then lasts as long as the page. */
const memory = new Map<string, string>()
onPersonLeaves(() => memory.clear())

const storage = {
  get: (key: string) => {
    try {
      return sessionStorage.getItem(key) ?? memory.get(key)
    } catch {
      return memory.get(key)
    }
  },
  set: (key: string, text: string) => {
    try {
      sessionStorage.setItem(key, text)
      memory.delete(key)
    } catch {
      memory.set(key, text)
    }
  },
  remove: (key: string) => {
    memory.delete(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // There was none.
    }
  },
}

const keys = new Set<string>()
onCutOff(() => {
  const kept = [...keys].map((key) => [key, storage.get(key)] as const)
  return () => {
    for (const [key, text] of kept) if (text != null) storage.set(key, text)
  }
})

/** One value in session storage, validated by a schema: what doesn't fit counts as absent. */
export function tabValue<S extends v.GenericSchema>(key: string, schema: S) {
  keys.add(key)
  return {
    read: (): v.InferOutput<S> | undefined => {
      const text = storage.get(key)
      if (text === undefined) return undefined
      const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
      return kept.success ? kept.output : undefined
    },
    write: (value: v.InferInput<S>): void => storage.set(key, JSON.stringify(value)),
    clear: (): void => storage.remove(key),
  }
}
