import type { Audience } from '#identity/open-session.ts'

/** Every path of spec §2 that both apps have as their own. */
const shared = ['/', '/login', '/forgot-password', '/reset-password', '/otp']

/** The console's first segments; `/provider` is the private area, the rest of the site is the marketplace's. Public
 *  `/providers` and `/provider-detail/{id}` are the marketplace's, whatever their names begin with. Source: spec §2. */
const ofConsole = ['/provider', '/provider-registration']

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** Which app shows a path; `both` where each has one of its own. Unknown paths are nobody's: the app that is asked
 *  answers with its not-found page.
 *  @param path - without search and hash, in any case: routers don't mind it */
export function ownerOf(path: string): Audience | 'both' | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '').toLowerCase() : path
  if (shared.includes(clean) || isUnder(clean, '/handoff')) return 'both'
  if (ofConsole.some((root) => isUnder(clean, root))) return 'console'
  return ofMarketplace.some((root) => isUnder(clean, root)) ? 'marketplace' : undefined
}

const ofMarketplace = [
  '/registration',
  '/designer-registration',
  '/near-today',
  '/our-story',
  '/our-blogs',
  '/blog',
  '/blog-details',
  '/clients',
  '/providers',
  '/term-and-condition',
  '/privacy-policy',
  '/cookies-policy',
  '/faq',
  '/company',
  '/treatment',
  '/booking-request',
  '/booking-confirm',
  '/provider-detail',
  '/category-detail',
  '/onboard-with-us',
  '/feedback',
  '/treatment-availability',
  '/report',
  '/must-haves',
  '/review',
  '/edit-review',
  '/leave-review',
  '/pay-deposit',
  '/pay-full',
  '/payment-options',
  '/message',
  '/notification',
  '/profile',
  '/my-booking',
  '/my-favourites',
  '/payment-details',
  '/change-password',
  '/settings',
  '/booking-details',
  '/move-booking',
  '/waitlist',
]
