/** One thing that the apps keep in a browser, by the name under which it lies there. */
export type StoredItem = {
  name: string
  kind: 'cookie' | 'local' | 'session' | 'database' | 'cache'
  purpose:
    | 'log-in'
    | 'device'
    | 'session'
    | 'key'
    | 'renewal'
    | 'days'
    | 'offline'
    | 'asked'
    | 'analytics'
    | 'language'
    | 'theme'
    | 'draft'
    | 'picture'
    | 'waiting'
    | 'unsent'
    | 'viewed'
    | 'link'
    | 'crossing'
    | 'scroll'
}

/** All of it, as the code writes it: the e2e journey `legal` looks whether anything else lies in a browser. */
export const storedItems: readonly StoredItem[] = [
  { name: '__Host-refresh', kind: 'cookie', purpose: 'log-in' },
  { name: '__Host-device', kind: 'cookie', purpose: 'device' },
  { name: 'auth', kind: 'local', purpose: 'session' },
  { name: 'ginipig', kind: 'database', purpose: 'key' },
  { name: 'ginipig.refresh', kind: 'local', purpose: 'renewal' },
  { name: 'ginipig.days', kind: 'local', purpose: 'days' },
  { name: 'workbox-precache', kind: 'cache', purpose: 'offline' },
  { name: 'ginipig.asked', kind: 'local', purpose: 'asked' },
  { name: 'ginipig.analytics', kind: 'local', purpose: 'analytics' },
  { name: 'language', kind: 'local', purpose: 'language' },
  { name: 'language', kind: 'cookie', purpose: 'language' },
  { name: 'theme', kind: 'local', purpose: 'theme' },
  { name: 'ginipig.sign-up.client', kind: 'session', purpose: 'draft' },
  { name: 'ginipig.sign-up.provider', kind: 'session', purpose: 'draft' },
  { name: 'ginipig.sign-up.photo', kind: 'session', purpose: 'picture' },
  { name: 'ginipig.sign-up.waiting', kind: 'session', purpose: 'waiting' },
  { name: 'email-change', kind: 'session', purpose: 'unsent' },
  { name: 'must-haves-unsaved', kind: 'session', purpose: 'unsent' },
  { name: 'refused-booking', kind: 'session', purpose: 'unsent' },
  { name: 'favourite-wish', kind: 'session', purpose: 'unsent' },
  { name: 'listing-draft', kind: 'session', purpose: 'unsent' },
  { name: 'report', kind: 'session', purpose: 'unsent' },
  { name: 'message', kind: 'session', purpose: 'unsent' },
  { name: 'contact', kind: 'session', purpose: 'unsent' },
  { name: 'feedback', kind: 'session', purpose: 'unsent' },
  { name: 'recently-viewed', kind: 'session', purpose: 'viewed' },
  { name: 'ginipig.reset-token', kind: 'session', purpose: 'link' },
  { name: 'handoff.pending', kind: 'session', purpose: 'crossing' },
  { name: 'handoff.act', kind: 'session', purpose: 'crossing' },
  { name: 'tsr-scroll-restoration-v1_3', kind: 'session', purpose: 'scroll' },
]
