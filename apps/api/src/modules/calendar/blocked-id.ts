/** What follows the id of a blocked time in feeds. It names its provider, so that other calendars that still have the time
 *  after it was unblocked, when there is no row of it any more, don't close it again. A booking's row stays, and its id is
 *  the one in its mails too. */
export const blockedEnd = (providerId: string) => `.${providerId}`
