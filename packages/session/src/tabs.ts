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
  let isOpen = true
  return {
    // A call that is still under way when the session is closed may be refused after it.
    tell: (message) => {
      if (isOpen) channel.postMessage(message)
    },
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}
