import { useSyncExternalStore } from 'react'

/** What a browser that can ask sends; TypeScript's library doesn't know it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()
const change = (to: InstallEvent | undefined) => {
  offer = to
  for (const listener of listeners) listener()
}

/** Keeps the browser's install prompt (`beforeinstallprompt`) for a suitable moment; it comes once, soon after the page. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallEvent) // what an event of this name is
  })
  window.addEventListener('appinstalled', () => change(undefined))
}

/** `ask`: the browser can ask. `share`: an iPhone or iPad, where one does it oneself by two taps. Undefined where neither
 *  is so, or the app is there already. */
type InstallWay = 'ask' | 'share' | undefined

function way(): InstallWay {
  if (offer) return 'ask'
  return (navigator as { standalone?: boolean }).standalone === false ? 'share' : undefined // Safari's on iOS alone
}

export function useInstallOffer(): { way: InstallWay; ask: () => void } {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    way,
    () => undefined,
  ) // a server has no home screen
  return {
    way: now,
    ask: () => {
      void offer?.prompt()
      change(undefined) // one offer asks once
    },
  }
}
