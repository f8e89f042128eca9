import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import type { ClientsBooking, Mail, ProvidersBooking } from './mail.ts'

const at = Date.parse('2027-02-09T12:10:00Z')

const shared = {
  id: '0b9d3c7e-5f4a-4c58-9b1e-2f6a7d8c9e01',
  reference: 'GP-48213',
  title: 'Balayage & gloss',
  startsAt: Date.parse('2027-05-14T09:30:00Z'),
  endsAt: Date.parse('2027-05-14T12:00:00Z'),
  moves: 0,
  zone: 'Europe/London',
  currency: 'GBP',
  respondBy: Date.parse('2027-05-08T18:20:00Z'),
  now: Date.parse('2027-05-08T10:20:00Z'),
  proposal: null,
  phone: '+44 161 496 0148',
}

/** £54.00 by the policy's own numbers. Source: design notes, money.md §2. */
export const clientsBooking: ClientsBooking = {
  ...shared,
  listingId: '5f4a4c58-0b9d-4c7e-9b1e-2f6a7d8c9e02',
  category: 'hair',
  provider: 'Priya',
  place: 'Studio Nair, Unit 6, 14 Cotton Street, Manchester M4 5BF',
  isConfirmed: true,
  heldUntil: null,
  total: 5_400,
  promo: null,
  first: { amount: 810, at: shared.now, isAll: false, card: { brand: 'mastercard', last4: '4444' } },
  asked: { requirements: 'Clean, dry hair. No dry shampoo.', patchTestBy: shared.startsAt - 48 * HOUR_MS },
  answerHours: 2,
  balance: { amount: 4_590, at: shared.startsAt - 36 * HOUR_MS },
  owed: {
    until: shared.startsAt - 12 * HOUR_MS,
    tries: [shared.startsAt - 30 * HOUR_MS, shared.startsAt - 24 * HOUR_MS],
    card: { brand: 'mastercard', last4: '4444' },
  },
  balancePaid: { at: shared.startsAt - 36 * HOUR_MS, card: { brand: 'mastercard', last4: '4444' } },
  cancelling: { early: { amount: 810, until: shared.startsAt - 36 * HOUR_MS }, late: 3_510 },
  links: {
    coming: 'https://ginipig.example/api/v1/visit/coming/one',
    move: 'https://ginipig.example/api/v1/visit/move/one',
    cancel: 'https://ginipig.example/api/v1/visit/cancel/one',
  },
  isListed: true,
  like: [
    {
      listingId: '5f4a4c58-0b9d-4c7e-9b1e-2f6a7d8c9e0a',
      title: 'Babylights, half head',
      provider: 'Zainab',
      town: 'Hulme',
      startsAt: shared.startsAt + 2 * HOUR_MS,
      zone: shared.zone,
      price: 3_600,
      percent: 52,
    },
    {
      listingId: '5f4a4c58-0b9d-4c7e-9b1e-2f6a7d8c9e0b',
      title: 'Half-head highlights & gloss',
      provider: 'Ellie',
      town: null,
      startsAt: shared.startsAt + 5 * HOUR_MS,
      zone: shared.zone,
      price: 4_900,
      percent: null,
    },
  ],
  declined: { reason: 'fully_booked', text: 'Sorry! My Monday times are open.' },
  cancelled: { reason: 'illness', text: 'So sorry, I have a fever.' },
  ended: { paid: 5_400, lost: 3_510, refund: 1_890 },
  contestUntil: shared.startsAt + 25 * HOUR_MS,
  releasedBy: shared.endsAt + (48 + 7 * 24) * HOUR_MS,
}

export const providersBooking: ProvidersBooking = {
  ...shared,
  client: 'Zoe Smith',
  isConfirmed: true,
  isFreeAgain: true,
  movedFrom: shared.startsAt - 2 * DAY_MS,
  earnings: 4_590,
  ended: { share: 2_700, fee: 810 },
  asksWaiver: false,
  place: clientsBooking.place,
}

const contact = {
  name: 'Hannah Doyle',
  email: 'hannah@mail.example',
  topic: 'payment',
  text: 'My bank shows the deposit twice.\nOne of them may be the hold.',
} as const

const settledReport = {
  id: '0190a7c2-0000-7000-8000-0000000000d1',
  reference: 'RP-1183',
  quote: 'Lived-in balayage with toner',
  answer: 'The photos were somebody else’s. We took the listing down and talked to its provider.',
}

const visit = {
  id: shared.id,
  reference: shared.reference,
  title: shared.title,
  startsAt: shared.startsAt,
  zone: shared.zone,
  now: Date.parse('2027-05-20T10:20:00Z'),
}

const withCode = { ...clientsBooking, promo: { code: 'SPRING5', price: 5_900, discount: 500 } }

const toClient = <Kind extends Mail['kind']>(kind: Kind) => ({ kind, booking: clientsBooking })
const proposal = {
  times: [{ startsAt: shared.startsAt + 24 * HOUR_MS }, { startsAt: shared.startsAt + 120 * HOUR_MS }],
  until: shared.startsAt - 48 * HOUR_MS,
  note: 'The studio has no water on Friday.',
  isDayOff: false,
}

const toProvider = <Kind extends Mail['kind']>(kind: Kind) => ({ kind, booking: providersBooking })

/** One of each kind; a kind that is missing doesn't compile. */
const samples: { [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> } = {
  sign_up_code: { kind: 'sign_up_code', code: 'K7QX', expiresAt: at },
  account_exists: { kind: 'account_exists', app: 'marketplace' },
  new_address_code: { kind: 'new_address_code', code: 'K7QX', expiresAt: at },
  reset_link: { kind: 'reset_link', link: 'http://ginipig.localhost:4000/reset-password#token=abc', expiresAt: at },
  password_changed: { kind: 'password_changed', app: 'console', at },
  log_in_ended: { kind: 'log_in_ended', app: 'console', at },
  mobile_changed: { kind: 'mobile_changed', app: 'marketplace', at },
  email_moved_away: { kind: 'email_moved_away', at, newAddress: 'm•••@example.com' },
  email_moved_here: { kind: 'email_moved_here', app: 'marketplace', at },
  account_deleted: { kind: 'account_deleted', at },
  terms_change: {
    kind: 'terms_change',
    app: 'console',
    from: at,
    changes: 'The share that we keep of a first booking falls from 15% to 10%.',
  },
  news: {
    kind: 'news',
    items: [
      {
        title: 'Priya',
        line: 'Balayage & gloss',
        href: 'https://ginipig.example/booking-details/0b9d3c7e-5f4a-4c58-9b1e-2f6a7d8c9e01',
      },
      { title: 'Ellie', line: 'Cut', href: 'https://ginipig.example/notification' },
    ],
  },
  photos_answered: {
    kind: 'photos_answered',
    shown: 3,
    refused: [{ number: 4, because: 'There’s a phone number on the poster behind her.' }],
  },
  message_unread_for_provider: {
    kind: 'message_unread_for_provider',
    app: 'console',
    personId: '5f4a4c58-0b9d-4c7e-9b1e-2f6a7d8c9e02',
    name: 'Hannah',
    count: 1,
    parts: [{ text: 'I bring my own towel.' }],
    hasPicture: false,
    sentAt: Date.parse('2027-05-08T13:22:00Z'),
    about: null,
    now: Date.parse('2027-05-08T13:32:00Z'),
  },
  message_unread: {
    kind: 'message_unread',
    app: 'marketplace',
    personId: '5f4a4c58-0b9d-4c7e-9b1e-2f6a7d8c9e03',
    name: 'Studio Nair',
    count: 3,
    parts: [
      { text: 'Could you come with your hair unwashed since the day before, or ring me on ' },
      { hidden: 'phone' },
    ],
    hasPicture: true,
    sentAt: Date.parse('2027-05-08T13:22:00Z'),
    about: {
      reference: 'GP-48213',
      title: 'Balayage & gloss',
      startsAt: Date.parse('2027-05-14T09:30:00Z'),
      zone: 'Europe/London',
    },
    now: Date.parse('2027-05-08T13:32:00Z'),
  },
  booking_requested: {
    kind: 'booking_requested',
    booking: { ...withCode, place: 'Ancoats, M4', isConfirmed: false },
  },
  booking_asked_of_you: toProvider('booking_asked_of_you'),
  booking_still_waits: toProvider('booking_still_waits'),
  booking_booked: { kind: 'booking_booked', booking: withCode },
  booking_sold: toProvider('booking_sold'),
  booking_moved: toClient('booking_moved'),
  booking_client_moved: toProvider('booking_client_moved'),
  gap_today: {
    kind: 'gap_today',
    name: 'Priya',
    providerId: '5f4a4c58-0b9d-4c7e-9b1e-2f6a7d8c9e03',
    times: [{ title: shared.title, startsAt: shared.startsAt, zone: shared.zone }],
    now: shared.now,
  },
  booking_time_offered: {
    kind: 'booking_time_offered',
    booking: { ...clientsBooking, isConfirmed: false, heldUntil: shared.now + 15 * 60_000 },
  },
  booking_times_proposed: { kind: 'booking_times_proposed', booking: { ...clientsBooking, proposal } },
  booking_times_withdrawn: toClient('booking_times_withdrawn'),
  booking_day_kept: toClient('booking_day_kept'),
  booking_times_not_taken: toProvider('booking_times_not_taken'),
  booking_move_wished: { kind: 'booking_move_wished', booking: { ...providersBooking, proposal } },
  booking_wish_withdrawn: toProvider('booking_wish_withdrawn'),
  booking_move_refused: toClient('booking_move_refused'),
  booking_declined: toClient('booking_declined'),
  booking_none_taken: toClient('booking_none_taken'),
  booking_expired: toClient('booking_expired'),
  booking_unanswered: toProvider('booking_unanswered'),
  booking_withdrawn: toProvider('booking_withdrawn'),
  booking_not_paid: toClient('booking_not_paid'),
  booking_not_paid_for: toProvider('booking_not_paid_for'),
  booking_you_cancelled: toClient('booking_you_cancelled'),
  booking_client_cancelled: toProvider('booking_client_cancelled'),
  booking_provider_cancelled: {
    kind: 'booking_provider_cancelled',
    booking: { ...clientsBooking, ended: { paid: 5_400, lost: 0, refund: 5_400 } },
  },
  booking_platform_cancelled: {
    kind: 'booking_platform_cancelled',
    booking: { ...clientsBooking, ended: { paid: 5_400, lost: 0, refund: 5_400 } },
  },
  booking_platform_cancelled_for_provider: toProvider('booking_platform_cancelled_for_provider'),
  booking_fee_owed: toProvider('booking_fee_owed'),
  booking_missed: toClient('booking_missed'),
  booking_done: toClient('booking_done'),
  booking_reminder: toClient('booking_reminder'),
  booking_card_expires: toClient('booking_card_expires'),
  booking_balance_taken: toClient('booking_balance_taken'),
  booking_balance_failed: toClient('booking_balance_failed'),
  booking_balance_last_call: {
    kind: 'booking_balance_last_call',
    booking: { ...clientsBooking, owed: clientsBooking.owed && { ...clientsBooking.owed, tries: [] } },
  },
  booking_unpaid: {
    kind: 'booking_unpaid',
    booking: { ...clientsBooking, ended: { paid: 810, lost: 810, refund: 0 } },
  },
  booking_unpaid_for: {
    kind: 'booking_unpaid_for',
    booking: { ...providersBooking, ended: { share: 810, fee: 0 } },
  },
  booking_released: {
    kind: 'booking_released',
    booking: { ...providersBooking, ended: { share: 4_590, fee: 0 } },
  },
  booking_charged_back: toClient('booking_charged_back'),
  booking_payment_taken_back: toProvider('booking_payment_taken_back'),
  review_of_provider: {
    kind: 'review_of_provider',
    visit,
    by: 'Zoe S.',
    ratings: { professionalism: 5, friendliness: 4, reliability: 5, results: 3 },
    comment: 'Took her time & told me why.',
  },
  review_of_client: {
    kind: 'review_of_client',
    visit,
    by: 'Studio Nair',
    ratings: { friendliness: 5, reliability: 4 },
  },
  report_settled: { kind: 'report_settled', ...settledReport },
  report_settled_for_provider: { kind: 'report_settled_for_provider', ...settledReport, reference: 'RP-1184' },
  listing_taken_down: {
    kind: 'listing_taken_down',
    title: 'Lived-in balayage with toner',
    reason: 'The photos are somebody else’s.',
  },
  account_suspended: { kind: 'account_suspended', isProvider: true, reason: 'Nobody was there at three appointments.' },
  contact_message: { kind: 'contact_message', ...contact },
  contact_copy: { kind: 'contact_copy', ...contact },
  review_hidden: { kind: 'review_hidden', visit, reason: 'It names somebody who has nothing to do with it.' },
}

export const everyMail: readonly Mail[] = Object.values(samples)
