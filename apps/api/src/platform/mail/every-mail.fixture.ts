import type { Mail } from './mail.ts'

const at = Date.parse('2027-02-09T12:10:00Z')

/** One of each kind; a kind that is missing doesn't compile. */
const samples: { [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> } = {
  sign_up_code: { kind: 'sign_up_code', code: 'K7QX', expiresAt: at },
  account_exists: { kind: 'account_exists', app: 'marketplace' },
  new_address_code: { kind: 'new_address_code', code: 'K7QX', expiresAt: at },
  reset_link: { kind: 'reset_link', link: 'http://ginipig.localhost:4000/reset-password#token=abc', expiresAt: at },
  password_changed: { kind: 'password_changed', app: 'console', at },
  mobile_changed: { kind: 'mobile_changed', app: 'marketplace', at },
  email_moved_away: { kind: 'email_moved_away', at, newAddress: 'm•••@example.com' },
  email_moved_here: { kind: 'email_moved_here', app: 'marketplace', at },
  account_deleted: { kind: 'account_deleted', at },
}

export const everyMail: readonly Mail[] = Object.values(samples)
