/** For how many days what is kept that nobody deletes by hand. The worker removes it then and the privacy policy says
 *  so, both by these numbers. Source: trust.md §5. */
export const retentionDays = {
  /** What a client told about their health and the photos they gave with it, after the visit, or after the booking ended
   *  without one. */
  healthAnswers: 30,
  /** A photo that nothing shows, after it was uploaded, and at the latest after it was last shown. */
  unusedPhotos: 30,
  /** A log-in and its tokens, after its end. */
  logIns: 90,
  /** The sealed answer to what somebody sent, so that a repeat does nothing twice. Longer than any browser repeats. */
  answers: 2,
  /** A one-time code with the sign-up that waits for it. */
  codes: 1,
  /** A link or code that has run out: for a new password, to cross to the other app, to open a socket. */
  links: 1,
  /** A sealed mail or SMS that could not be delivered, after its last try. */
  undelivered: 30,
  /** That Stripe told of an object, after it was looked at. */
  stripeNotices: 90,
  /** That an address refused mail, after the last time. */
  refusals: 90,
  /** What somebody was told, in the list behind the bell. */
  notifications: 183,
  /** A place on a waitlist, after it ended. */
  waits: 1,
  /** A listing that was begun and not touched since. */
  drafts: 365,
  /** A backup, which whoever runs this makes and ends (docs/operations.md, "Backups"). */
  backups: 35,
  /** What somebody thinks of us. */
  feedback: 365,
  /** What two people wrote to each other, two years. */
  messages: 730,
  /** What somebody reported, after it was settled, two years. */
  reports: 730,
  /** What an operator did at their desk, two years. */
  operatorActs: 730,
} as const
