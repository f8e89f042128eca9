import { randomUUID } from 'node:crypto'
import { nothingGiven } from '@ginipig/domain/listing'
import { createAccount, createClient } from '#demo/factories/account.ts'
import { createProvider, createUnfinishedProvider } from '#demo/factories/provider.ts'
import { liveALife } from '#modules/account/life.fixture.ts'
import { openAccounts } from '#modules/booking/booking.fixture.ts'
import { linkForDocument, storeDocument } from '#modules/document/document.ts'
import { linkFor } from '#modules/media/photo.ts'
import { linkForInvoice } from '#modules/payment/invoice.ts'
import { linkForStatement } from '#modules/payment/statement.ts'
import { at } from '#platform/database/sql.ts'
import { pdfOf } from '#platform/document/document.fixture.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { signIn } from '#testing/sign-in.ts'
import type { TestApi } from '#testing/test-api.ts'

/** `client` and `provider` have a booking with each other; the others are of the same kind and strangers to it.
 *  `suspended` holds a token from before, `ended` one of a session that is over, `expired` one of
 *  a session whose sixty days have passed. */
export const actors = [
  'anonymous',
  'client',
  'otherClient',
  'provider',
  'otherProvider',
  'unfinished',
  'suspended',
  'ended',
  'expired',
  'operator',
] as const
export type ActorName = (typeof actors)[number]

/** `in`: the call is theirs, whatever it then says of what they sent. */
export type Verdict = 'in' | 'unauthenticated' | 'forbidden' | 'profile_unfinished' | 'step_up_required' | 'hidden'

type Row = Record<ActorName, Verdict>

const visitors = {
  anonymous: 'unauthenticated',
  suspended: 'unauthenticated',
  ended: 'unauthenticated',
  expired: 'unauthenticated',
} as const
const nobody: Row = {
  ...visitors,
  client: 'forbidden',
  otherClient: 'forbidden',
  provider: 'forbidden',
  otherProvider: 'forbidden',
  unfinished: 'forbidden',
  operator: 'forbidden',
}
const everyone = Object.fromEntries(actors.map((actor) => [actor, 'in'])) as Row // one entry an actor
const clients: Row = { ...nobody, client: 'in', otherClient: 'in' }
const itsClient: Row = { ...clients, otherClient: 'hidden' }
const anyProvider: Row = { ...nobody, provider: 'in', otherProvider: 'in', unfinished: 'in' }
const providers: Row = { ...anyProvider, unfinished: 'profile_unfinished' }
const itsProvider: Row = { ...providers, otherProvider: 'hidden' }
const members: Row = { ...clients, ...anyProvider, client: 'in', otherClient: 'in' }
const withPassword = Object.fromEntries(
  Object.entries(members).map(([actor, verdict]) => [actor, verdict === 'in' ? 'step_up_required' : verdict]),
) as Row // the same actors
const itself: Row = {
  ...members,
  client: 'step_up_required',
  otherClient: 'hidden',
  provider: 'hidden',
  otherProvider: 'hidden',
  unfinished: 'hidden',
}

/** Clients write to any provider; `provider` is the one who is written to, and nobody's client. */
const itsPerson: Row = { ...members, provider: 'hidden', otherProvider: 'hidden', unfinished: 'hidden' }

export type MatrixWorld = Awaited<ReturnType<typeof createMatrixWorld>>

/** How a call is made: about the objects of `client`, `provider` and their booking. */
export type Case = {
  who: Row
  params?: (world: MatrixWorld) => Promise<Record<string, string>> | Record<string, string>
  query?: (world: MatrixWorld) => Record<string, string>
  /** Where an empty body would be refused before it is seen whose object it is about. */
  body?: (world: MatrixWorld) => unknown
}

const theBooking = ({ bookingId }: MatrixWorld) => ({ bookingId })
const theProvider = ({ providerId }: MatrixWorld) => ({ providerId })
const thePerson = ({ providerId }: MatrixWorld) => ({ personId: providerId })
const theListing = ({ listing }: MatrixWorld) => ({ listingId: listing.id })
const given = { ...nothingGiven, photoIds: [], answers: {} }
const anId = () => randomUUID()

/** Who may do what: written by hand, not read from the contract that it is held against. A call without a row fails. */
export const matrix: Record<string, Case> = {
  // booking
  holdSlot: { who: clients },
  getHold: { who: clients },
  listMyBookings: { who: clients, query: () => ({ tab: 'upcoming' }) },
  getMyBooking: { who: itsClient, params: theBooking },
  releaseHold: { who: itsClient, params: theBooking },
  giveMustHaves: { who: itsClient, params: theBooking, body: () => given },
  startPayment: { who: itsClient, params: theBooking, body: () => ({ plan: 'deposit', savesCard: false }) },
  applyPromo: { who: itsClient, params: theBooking, body: () => ({ code: 'SPRING5' }) },
  removePromo: { who: itsClient, params: theBooking },
  startBalance: { who: itsClient, params: theBooking, body: () => ({ card: 'deposit' }) },
  syncPayment: { who: itsClient, params: theBooking },
  cancelBooking: { who: itsClient, params: theBooking, body: () => ({ loses: 0 }) },
  wishMove: { who: itsClient, params: theBooking, body: ({ slotId }) => ({ slotId }) },
  takeProposedTime: { who: itsClient, params: theBooking, body: ({ slotId }) => ({ slotId }) },
  endProposal: { who: itsClient, params: theBooking },
  listProposableTimes: { who: itsProvider, params: theBooking },
  proposeTimes: { who: itsProvider, params: theBooking, body: ({ slotId }) => ({ slotIds: [slotId] }) },
  grantMove: { who: itsProvider, params: theBooking },
  endProposalAsProvider: { who: itsProvider, params: theBooking },
  eraseHealthAnswers: { who: itsClient, params: theBooking },
  contestNoShow: { who: itsClient, params: theBooking, body: () => ({ words: 'I was at the door.' }) },
  moveBooking: { who: itsClient, params: theBooking, body: ({ slotId }) => ({ slotId }) },
  cancelBookingAsProvider: { who: itsProvider, params: theBooking, body: () => ({ reason: 'illness' }) },
  addSide: { who: itsProvider, params: theBooking, body: () => ({ words: 'She came in at six.' }) },
  markNoShow: { who: itsProvider, params: theBooking },
  completeBooking: { who: itsProvider, params: theBooking },
  releasePayment: { who: itsProvider, params: theBooking },
  withdrawRequest: { who: itsClient, params: theBooking },
  listProviderBookings: { who: providers, query: () => ({ tab: 'upcoming' }) },
  getProviderBooking: { who: itsProvider, params: theBooking },
  acceptBooking: { who: itsProvider, params: theBooking },
  undoAccept: { who: itsProvider, params: theBooking },
  declineBooking: { who: itsProvider, params: theBooking, body: () => ({ reason: 'fully_booked' }) },
  // config
  getDeployment: { who: everyone },
  getHealth: { who: everyone },
  getOpenApi: { who: everyone },
  getPublisher: { who: everyone },
  // favourite
  getFavourites: { who: clients },
  putFavouriteListing: { who: clients, params: theListing },
  deleteFavouriteListing: { who: clients, params: theListing },
  putFavouriteProvider: { who: clients, params: theProvider },
  deleteFavouriteProvider: { who: clients, params: theProvider },
  listFavouriteListings: { who: clients },
  listFavouriteProviders: { who: clients },
  // alert
  listAlerts: { who: clients },
  putAlert: { who: clients, body: () => ({ search: { q: 'balayage' } }) },
  deleteAlert: { who: clients, params: () => ({ alertId: randomUUID() }) },
  // waitlist
  listWaits: { who: clients },
  putWait: { who: clients, params: theListing, body: () => ({ day: null }) },
  deleteWait: { who: clients, params: theListing },
  // gap
  getGap: { who: providers },
  announceGap: { who: providers },
  // message
  listThreads: { who: members },
  getUnread: { who: members },
  markDelivered: { who: members },
  getThread: { who: itsPerson, params: thePerson },
  listMessages: { who: itsPerson, params: thePerson },
  sendMessage: {
    who: itsPerson,
    params: (world) => ({ ...thePerson(world), key: anId() }),
    body: () => ({ text: 'Hello', photoId: null }),
  },
  markRead: { who: itsPerson, params: thePerson, body: () => ({ number: 1 }) },
  sendTyping: { who: itsPerson, params: thePerson },
  clearThread: { who: itsPerson, params: thePerson },
  blockPerson: { who: itsPerson, params: thePerson },
  unblockPerson: { who: itsPerson, params: thePerson },
  // record
  getOwnRecord: { who: members },
  // content
  listPosts: { who: everyone, query: () => ({ language: 'en' }) },
  getPost: { who: everyone, params: () => ({ postId: 'a-post' }), query: () => ({ language: 'en' }) },
  ratePost: { who: everyone, params: () => ({ postId: 'a-post' }) },
  listFaq: { who: everyone, query: () => ({ language: 'en' }) },
  sendFeedback: { who: everyone },
  sendContact: { who: everyone },
  // browser-report
  sendBrowserError: { who: everyone },
  // notification
  listNotifications: { who: members, query: () => ({ language: 'en' }) },
  getLatestNotifications: { who: members, query: () => ({ language: 'en' }) },
  readNotification: { who: members, params: () => ({ notificationId: anId() }) },
  readAllNotifications: { who: members },
  getNotificationSwitches: { who: members },
  getPush: { who: members },
  putPush: {
    who: members,
    body: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) } }),
  },
  deletePush: { who: members },
  putNotificationSwitch: { who: members, body: () => ({ topic: 'bookings', channel: 'sms', isOn: true }) },
  // identity: getting in
  logIn: { who: everyone },
  refreshSession: { who: everyone },
  logOut: { who: everyone },
  registerClient: { who: everyone },
  registerProvider: { who: everyone },
  putRegistrationAvatar: { who: everyone, params: () => ({ challengeId: anId() }) },
  verifyOtp: { who: everyone },
  resendOtp: { who: everyone },
  forgotPassword: { who: everyone },
  resetPassword: { who: everyone },
  mintHandoff: { who: members },
  exchangeHandoff: { who: everyone },
  // identity: oneself
  getMe: { who: members },
  getProviderSignUp: { who: anyProvider },
  putProviderSignUp: { who: anyProvider },
  getProfile: { who: clients },
  putProfile: { who: clients },
  putAvatar: { who: members },
  deleteAvatar: { who: members },
  putNotificationSettings: { who: members },
  putLanguage: { who: members, body: () => ({ language: 'fr' }) },
  changePassword: { who: members },
  stepUp: { who: members },
  changeEmail: { who: withPassword, body: () => ({ email: `${anId()}@ginipig.test` }) },
  confirmEmail: { who: members },
  exportData: { who: withPassword },
  deleteAccount: { who: withPassword },
  listSessions: { who: members },
  endSession: { who: itself, params: async (world) => ({ sessionId: await world.anotherSession() }) },
  endAllSessions: { who: withPassword },
  // listing
  searchListings: { who: everyone },
  suggestSearch: { who: everyone, query: () => ({ q: 'bal' }) },
  getNextTimes: { who: everyone, query: ({ listing }) => ({ ids: listing.id }) },
  getListingCounts: { who: everyone },
  getSpotlight: { who: everyone },
  getListing: { who: everyone, params: theListing },
  getLikeListings: { who: everyone, params: theListing },
  getListingMonth: { who: everyone, params: (world) => ({ ...theListing(world), month: '2027-03' }) },
  countView: { who: everyone, params: theListing },
  // listing: one's own
  createListingDraft: { who: providers },
  getListingDraft: { who: itsProvider, params: theListing },
  saveListingDraft: {
    who: itsProvider,
    params: theListing,
    body: () => ({ revision: 0, typed: { treatment: null, requirements: null, times: null } }),
  },
  deleteListingDraft: { who: itsProvider, params: theListing },
  publishListing: {
    who: itsProvider,
    params: theListing,
    body: () => ({ revision: 0, isQualified: true, isInsured: true, meetsRegulations: true }),
  },
  listMyListings: { who: providers },
  getMyListing: { who: itsProvider, params: theListing },
  closeListing: { who: itsProvider, params: theListing },
  reopenListing: { who: itsProvider, params: theListing },
  deleteListing: { who: itsProvider, params: theListing },
  addSlot: { who: itsProvider, params: theListing, body: () => ({ date: '2027-03-01', time: '09:00' }) },
  // Of nobody: whose slots and times they are, modules/my-listing/diary-changes.test.ts asks.
  moveSlot: {
    who: { ...providers, provider: 'hidden', otherProvider: 'hidden' },
    params: () => ({ slotId: anId() }),
    body: () => ({ date: '2027-03-01', time: '09:00' }),
  },
  removeSlots: { who: providers, query: () => ({ ids: anId() }) },
  blockTime: { who: providers, body: () => ({ startsAt: 0, endsAt: 0, note: '' }) },
  unblockTime: {
    who: { ...providers, provider: 'hidden', otherProvider: 'hidden' },
    params: () => ({ busyTimeId: anId() }),
  },
  // Whose bookings it shows and takes, modules/booking/sick-day.test.ts asks.
  getSickDay: { who: providers, params: () => ({ day: '2027-03-01' }) },
  takeDayOff: { who: providers, params: () => ({ day: '2027-03-01' }), body: () => ({ bookings: [] }) },
  getDiary: { who: providers, query: () => ({ from: '2027-03-01', until: '2027-03-08' }) },
  getCalendars: { who: providers },
  addCalendar: { who: providers, body: () => ({ name: 'Home', address: 'https://calendar.google.com/a.ics' }) },
  // Of nobody: whose calendars they are, modules/calendar/calendars.test.ts asks.
  readCalendar: {
    who: { ...providers, provider: 'hidden', otherProvider: 'hidden' },
    params: () => ({ calendarId: anId() }),
  },
  removeCalendar: {
    who: { ...providers, provider: 'hidden', otherProvider: 'hidden' },
    params: () => ({ calendarId: anId() }),
  },
  makeFeed: { who: providers },
  removeFeed: { who: providers },
  getFeed: { who: everyone, params: ({ feedFile }) => ({ token: feedFile }) },
  // media
  uploadPhoto: { who: members },
  getPhoto: {
    who: everyone,
    params: ({ photo }) => ({ photoId: photo.id }),
    query: ({ photo }) => Object.fromEntries(photo.link.searchParams),
  },
  uploadDocument: { who: providers },
  // Both of the booking that asks by it.
  getDocumentLink: {
    who: { ...members, otherClient: 'hidden', otherProvider: 'hidden', unfinished: 'hidden' },
    params: ({ documentId }) => ({ documentId }),
  },
  getDocument: {
    who: everyone,
    params: ({ documentId }) => ({ documentId }),
    query: ({ documentQuery }) => documentQuery,
  },
  // Which photos everybody may see, modules/media/picture.test.ts asks.
  getPicture: { who: everyone, params: ({ avatarId }) => ({ photoId: avatarId, width: '512' }) },
  getCover: { who: everyone, params: ({ listing }) => ({ category: 'hair', cover: 'cut', listingId: listing.id }) },
  getAvatar: { who: everyone, params: ({ avatarId }) => ({ photoId: avatarId }) },
  // place
  getPlace: { who: everyone, params: () => ({ outward: 'M4' }) },
  getMap: { who: everyone },
  // provider
  getProviderPage: { who: everyone, params: theProvider },
  listProviderReviews: { who: everyone, params: theProvider },
  getProviderProfile: { who: anyProvider },
  putProviderDetails: { who: anyProvider },
  putProviderServices: { who: anyProvider },
  putProviderAbout: { who: anyProvider },
  saveProfileDraft: { who: anyProvider },
  finishProviderProfile: { who: anyProvider },
  addPortfolioPhoto: { who: anyProvider, body: () => ({ photoId: anId() }) },
  // Of nobody: whose photo it is, modules/provider/profile.test.ts asks.
  deletePortfolioPhoto: {
    who: { ...anyProvider, provider: 'hidden', otherProvider: 'hidden', unfinished: 'hidden' },
    params: () => ({ portfolioPhotoId: anId() }),
  },
  orderPortfolio: { who: anyProvider, body: () => ({ ids: [] }) },
  // payment
  listCards: { who: clients },
  getWallet: { who: clients },
  listPayments: { who: clients },
  // Whom it is made out to.
  getInvoiceLink: {
    who: { ...clients, otherClient: 'hidden' },
    params: ({ invoiceId }) => ({ invoiceId }),
  },
  getInvoice: {
    who: everyone,
    params: ({ invoiceId }) => ({ invoiceId }),
    query: ({ invoiceQuery }) => invoiceQuery,
  },
  startCard: { who: clients },
  // Of nobody: whose card it is, modules/payment/wallet.test.ts asks.
  chooseCard: {
    who: { ...clients, client: 'hidden', otherClient: 'hidden' },
    params: () => ({ cardId: 'pm_nobodys' }),
    body: () => ({ forBalances: false }),
  },
  deleteCard: {
    who: { ...clients, client: 'hidden', otherClient: 'hidden' },
    params: () => ({ cardId: 'pm_nobodys' }),
  },
  receiveStripeEvent: { who: everyone },
  receiveStripeNotice: { who: everyone },
  getEarnings: { who: providers },
  getEarningMonths: { who: providers },
  listEarnings: { who: providers },
  getStatement: { who: providers, params: () => ({ month: '2027-03' }) },
  getStatementLink: { who: providers, params: () => ({ month: '2027-03' }) },
  getStatementPaper: {
    who: everyone,
    params: ({ statementId }) => ({ statementId }),
    query: ({ statementQuery }) => statementQuery,
  },
  getEarningsAccount: { who: providers },
  listPayouts: { who: providers },
  startEarningsOnboarding: { who: providers },
  // review
  getMyReview: { who: itsClient, params: theBooking },
  putMyReview: {
    who: itsClient,
    params: theBooking,
    body: () => ({
      ...{ professionalism: 5, friendliness: 5, reliability: 5, results: 5, comment: '' },
      ...{ photoIds: [], consentsToPhotos: false },
    }),
  },
  removeReviewPhotos: { who: itsClient, params: theBooking },
  getClientReview: { who: itsProvider, params: theBooking },
  putClientReview: { who: itsProvider, params: theBooking, body: () => ({ friendliness: 5, reliability: 5 }) },
  getPlatformReview: { who: itsProvider, params: theBooking },
  putPlatformReview: { who: itsProvider, params: theBooking, body: () => ({ rating: 5, comment: '' }) },
  // Of nobody: whose review it is, modules/review/review.test.ts asks.
  answerReview: {
    who: { ...providers, provider: 'hidden', otherProvider: 'hidden' },
    params: () => ({ reviewId: anId() }),
    body: () => ({ text: 'Thank you' }),
  },
  // report
  getReportable: {
    // Of themselves a provider is told that there is nothing: a 404 of a call that is everybody's.
    who: everyone,
    params: ({ providerId }) => ({ kind: 'provider', targetId: providerId }),
  },
  // Who may report what else, modules/report/report.test.ts asks.
  sendReport: {
    who: { ...members, provider: 'hidden' },
    params: ({ providerId }) => ({ kind: 'provider', targetId: providerId }),
    body: () => ({ reason: 'safety', comment: '' }),
  },
  // Of nobody.
  addToReport: {
    who: {
      ...members,
      ...{ client: 'hidden', otherClient: 'hidden', provider: 'hidden', otherProvider: 'hidden', unfinished: 'hidden' },
    },
    params: () => ({ reportId: anId() }),
    body: () => ({ text: 'More' }),
  },
  getReport: {
    who: {
      ...members,
      ...{ client: 'hidden', otherClient: 'hidden', provider: 'hidden', otherProvider: 'hidden', unfinished: 'hidden' },
    },
    params: () => ({ reportId: anId() }),
  },
  // realtime
  createTicket: { who: members },
}

/** Two of everything, and each kind of person once at least. */
export async function createMatrixWorld(api: TestApi) {
  const { clock, database, config } = api.platform
  const now = clock.now()
  const life = await liveALife(api)
  const strangers = await createBookableWorld(database, now)
  await openAccounts(api)
  const ids = {
    client: life.clientId,
    otherClient: strangers.clientIds[0] ?? '',
    provider: life.providerId,
    otherProvider: strangers.providerId,
    unfinished: (await createUnfinishedProvider(database, now)).id,
    suspended: (await createClient(database, now)).id,
    ended: (await createClient(database, now)).id,
    expired: (await createClient(database, now)).id,
    operator: (await createAccount(database, now, { userType: 'admin' })).id,
  }
  const audienceOf = (actor: ActorName) =>
    actor === 'provider' || actor === 'otherProvider' || actor === 'unfinished' ? 'console' : 'marketplace'

  /** A token of a session made for this one call. */
  const tokenOf = async (actor: ActorName): Promise<string | undefined> => {
    if (actor === 'anonymous') return undefined
    const audience = audienceOf(actor)
    const issue = await signIn({ database, clock, tokenSecret: config.tokenSecret }, ids[actor], audience)
    const end = lost[actor]
    if (end !== undefined) await database.rows(end, [ids[actor], at(now)])
    return issue()
  }

  /** A session of `client` beside the one that calls. */
  const anotherSession = async () => {
    await tokenOf('client')
    const row = await database.row<{ id: string }>(
      'select id from session where account_id = $1 and ended_at is null order by created_at desc limit 1',
      [life.clientId],
    )
    return row?.id ?? ''
  }
  const [photo] = await database.rows<{ id: string; avatar_photo_id: string }>(
    `select p.id, a.avatar_photo_id from photo p join account a on a.id = p.account_id
     where a.id = $1 and p.id <> a.avatar_photo_id limit 1`,
    [life.clientId],
  )
  if (!photo) throw new Error('the client has no photo')
  // Of a provider who makes no other one meanwhile.
  const feed = 'f'.repeat(43)
  await database.row('insert into diary_feed (provider_id, token_hash, made_at) values ($1, sha256($2), $3)', [
    (await createProvider(database, now)).id,
    Buffer.from(feed),
    at(now),
  ])
  const booked = await database.row<{ slot_id: string }>('select slot_id from booking where id = $1', [life.bookingId])
  const document = await storeDocument(api.platform, life.providerId, pdfOf('A form'))
  await database.rows(
    `update booking set must_haves_asked = jsonb_set(must_haves_asked, '{consultation}', $2) where id = $1`,
    [life.bookingId, JSON.stringify({ questions: [], document })],
  )
  const invoice = await database.row<{ id: string }>('select id from invoice where booking_id = $1', [life.bookingId])
  const invoiceId = invoice?.id ?? ''
  const invoiceLink = new URL(await linkForInvoice(api.platform, life.clientId, invoiceId), config.origins.marketplace)
  const statementId = `${life.providerId}.2027-03`
  const statementLink = new URL(linkForStatement(api.platform, life.providerId, '2027-03'), config.origins.console)
  const documentLink = new URL(
    await linkForDocument(api.platform, life.clientId, document.id),
    config.origins.marketplace,
  )
  return {
    ...life,
    slotId: booked?.slot_id ?? '',
    ids,
    tokenOf,
    originOf: (actor: ActorName) => config.origins[audienceOf(actor)],
    anotherSession,
    feedFile: `${feed}.ics`,
    avatarId: photo.avatar_photo_id,
    invoiceId,
    statementId,
    statementQuery: Object.fromEntries(statementLink.searchParams),
    invoiceQuery: Object.fromEntries(invoiceLink.searchParams),
    documentId: document.id,
    documentQuery: Object.fromEntries(documentLink.searchParams),
    photo: { id: photo.id, link: new URL(linkFor(api.platform, photo.id), config.origins.marketplace) },
  }
}

/** How those lose their session who held one. A session's last moment is not in it. */
const lost: Partial<Record<ActorName, string>> = {
  suspended: 'update account set suspended_at = $2 where id = $1',
  ended: 'update session set ended_at = $2 where account_id = $1',
  expired: 'update session set expires_at = $2 where account_id = $1',
}
