/** Tells the other tabs of this origin that the session changed, never what it is: they read the store. */
export type TabMessage = 'changed' | 'loggedOut' | 'ended'

const CHANNEL = 'ginipig.session'

export type Tabs = {
  tell: (message: TabMessage) => void
  close: () => void
}

/** @param onMessage - called for what other tabs say, not for our own */
export function openTabs(onMessage: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data === 'changed' || data === 'loggedOut' || data === 'ended') onMessage(data)
  }
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
