/** Parts of the earnings page to which a booking's timeline leads. */
export const PAYOUTS_ID = 'payouts'
export const STATEMENT_ID = 'statement'
