/** Stripe's release that the sandbox speaks: the one of the pinned SDK. */
export const API_VERSION = '2026-10-28.endive'
