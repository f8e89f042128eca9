/** What is used of the worker's own world, so that a test can stand in for it. */
export type PushWorld = {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: { openWindow(url: string): Promise<unknown> }
}

/** What the API sends (apps/api, platform/push): a title, and the path of this app that it opens. Anything else is shown
 *  as news without a word: a browser takes a push that shows nothing for a fault, and says so itself. */
function read(text: string | undefined): { title: string; path: string } {
  try {
    const { title, path } = JSON.parse(text ?? '') as Record<string, unknown> // looked at below
    if (typeof title === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path)) return { title, path }
  } catch {
    // not ours
  }
  return { title: 'Ginipig', path: '/' }
}

/** Shows one on the device. The same page twice is one notification, the newer. */
export async function showPush(world: PushWorld, text: string | undefined): Promise<void> {
  const { title, path } = read(text)
  await world.registration.showNotification(title, { tag: path, icon: '/icon-192.png', data: { path } })
}

/** Opens its page beside what is open: a window that somebody types in is never led elsewhere. */
export async function openPush(world: PushWorld, data: unknown): Promise<void> {
  const { path } = read(JSON.stringify({ title: '', ...(data as object) }))
  await world.clients.openWindow(path)
}
