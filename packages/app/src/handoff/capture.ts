// The first thing an app runs: what the other app hands over stands in the address's fragment, and is out of address
// and history before any other script looks at them (trust.md §2.3 step 6). Imports nothing, for what is imported
// would run before it.

let captured: string | undefined

if (location.pathname === '/handoff/callback' && location.hash !== '') {
  captured = location.hash
  history.replaceState(null, '', location.pathname)
}

/** What stood in the fragment of `/handoff/callback`; once. */
export function takeCaptured(): string | undefined {
  const fragment = captured
  captured = undefined
  return fragment
}
