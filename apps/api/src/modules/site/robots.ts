/** What stands behind a log-in, or is nobody's to find. */
const closed = [
  '/handoff/',
  '/must-haves',
  '/payment-options',
  '/pay-deposit',
  '/pay-full',
  '/booking-',
  '/my-booking',
  '/profile',
  '/settings',
  '/change-password',
  '/reset-password',
  '/otp',
]

/** What programs that follow links may read. The API is open to them: a page that runs reads its words and pictures there. */
export const robots = (origin: string) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
