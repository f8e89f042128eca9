/** A button under a notification; TypeScript's DOM has none, for not every browser shows them. */
type Shown = NotificationOptions & { actions?: { action: string; title: string }[] }

/** What is used of the worker's own world, so that a test can stand in for it. */
export type PushWorld = {
  registration: { showNotification(title: string, options: Shown): Promise<void> }
  clients: { openWindow(url: string): Promise<unknown> }
}

/** Paths of this app that a push opens: by a press on it, and by one on its button. */
type Data = { path: string; actionPath?: string }

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path)

/** What the API sends (apps/api, platform/push): a title, the path of this app that it opens, and perhaps a button.
 *  Anything else is shown as news without a word: a browser takes a push that shows nothing for a fault, and says so
 *  itself. */
function read(text: string | undefined): { title: string; path: string; action?: { label: string; path: string } } {
  try {
    const { title, path, action } = JSON.parse(text ?? '') as Record<string, unknown> // looked at below
    if (typeof title !== 'string' || !isPath(path)) return { title: 'Ginipig', path: '/' }
    const { label, path: actionPath } = (action ?? {}) as Record<string, unknown> // looked at here
    if (typeof label === 'string' && isPath(actionPath)) return { title, path, action: { label, path: actionPath } }
    return { title, path }
  } catch {
    return { title: 'Ginipig', path: '/' } // not ours
  }
}

/** Shows one on the device. The same page twice is one notification, the newer. */
export async function showPush(world: PushWorld, text: string | undefined): Promise<void> {
  const { title, path, action } = read(text)
  const button = action ? { actions: [{ action: 'go', title: action.label }] } : {}
  const data: Data = { path, ...(action ? { actionPath: action.path } : {}) }
  await world.registration.showNotification(title, { tag: path, icon: '/icon-192.png', data, ...button })
}

/** Opens its page beside what is open: a window that somebody types in is never led elsewhere.
 *  @param pressed - the button, or '' for the notification itself */
export async function openPush(world: PushWorld, data: unknown, pressed = ''): Promise<void> {
  const { path, actionPath } = (data ?? {}) as Partial<Record<keyof Data, unknown>> // looked at below
  const wanted = pressed === 'go' ? actionPath : path
  await world.clients.openWindow(isPath(wanted) ? wanted : '/')
}
