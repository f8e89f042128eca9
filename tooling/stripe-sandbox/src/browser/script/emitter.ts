type Listener = (event: unknown) => void

/** `on`, `once` and `off` as an Element has them. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>()

  on(name: string, listener: Listener): this {
    const known = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, known.add(listener))
    return this
  }

  once(name: string, listener: Listener): this {
    const once: Listener = (event) => {
      this.off(name, once)
      listener(event)
    }
    return this.on(name, once)
  }

  off(name: string, listener?: Listener): this {
    if (listener) this.#listeners.get(name)?.delete(listener)
    else this.#listeners.delete(name)
    return this
  }

  protected emit(name: string, event: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event)
  }

  protected forget(): void {
    this.#listeners.clear()
  }
}
