/** Ms between two tries. */
const PAUSE_MS = 3_000

/** Vite's loader asks for a style sheet once: where it was lost, the file that needs it fails, and the next try would
 *  get that file without its looks. So each lost one is asked for until it comes. @returns stops listening */
export function askAgainForStyles(): () => void {
  const handleLost = ({ payload }: Event & { payload?: unknown }) => {
    const href = payload instanceof Error && /^Unable to preload CSS for (\S+)$/.exec(payload.message)?.[1]
    if (href) setTimeout(() => ask(href), PAUSE_MS)
  }
  window.addEventListener('vite:preloadError', handleLost)
  return () => window.removeEventListener('vite:preloadError', handleLost)
}

function ask(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onerror = () => {
    link.remove()
    setTimeout(() => ask(href), PAUSE_MS)
  }
  document.head.append(link)
}
