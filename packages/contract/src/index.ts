import * as alertAlert from './alert/alert.ts'
import * as bookingClientCalls from './booking/client-calls.ts'
import * as bookingPromo from './booking/promo.ts'
import * as bookingProviderCalls from './booking/provider-calls.ts'
import * as bookingSickDay from './booking/sick-day.ts'
import * as bookingTrackRecord from './booking/track-record.ts'
import * as browserReportBrowserError from './browser-report/browser-error.ts'
import * as configDeployment from './config/deployment.ts'
import * as configPublisher from './config/publisher.ts'
import * as contentContent from './content/content.ts'
import type { Endpoint } from './core/endpoint.ts'
import * as favouriteFavourite from './favourite/favourite.ts'
import * as identityAccount from './identity/account.ts'
import * as identityHandoff from './identity/handoff.ts'
import * as identityLanguage from './identity/language.ts'
import * as identityOpenSession from './identity/open-session.ts'
import * as identityPassword from './identity/password.ts'
import * as identitySession from './identity/session.ts'
import * as identitySignUp from './identity/sign-up.ts'
import * as listingCalendars from './listing/calendars.ts'
import * as listingCountView from './listing/count-view.ts'
import * as listingDiary from './listing/diary.ts'
import * as listingGap from './listing/gap.ts'
import * as listingGetListing from './listing/get-listing.ts'
import * as listingListingDraft from './listing/listing-draft.ts'
import * as listingMyListings from './listing/my-listings.ts'
import * as listingNextTimes from './listing/next-times.ts'
import * as listingSearchListings from './listing/search-listings.ts'
import * as listingSpotlight from './listing/spotlight.ts'
import * as listingSuggest from './listing/suggest.ts'
import * as mediaCover from './media/cover.ts'
import * as mediaDocument from './media/document.ts'
import * as mediaPhoto from './media/photo.ts'
import * as messageMessage from './message/message.ts'
import * as notificationNotification from './notification/notification.ts'
import * as notificationPush from './notification/push.ts'
import * as paymentCard from './payment/card.ts'
import * as paymentEarnings from './payment/earnings.ts'
import * as paymentEarningsAccount from './payment/earnings-account.ts'
import * as paymentHistory from './payment/history.ts'
import * as paymentInvoice from './payment/invoice.ts'
import * as paymentPayouts from './payment/payouts.ts'
import * as paymentWallet from './payment/wallet.ts'
import * as placePlace from './place/place.ts'
import * as providerProfile from './provider/profile.ts'
import * as providerPublicPage from './provider/public-page.ts'
import * as realtimeTicket from './realtime/ticket.ts'
import * as reportReport from './report/report.ts'
import * as reviewReview from './review/review.ts'
import * as waitlistWaitlist from './waitlist/waitlist.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

/** Every file that describes calls. */
const files = [
  alertAlert,
  bookingClientCalls,
  bookingPromo,
  bookingProviderCalls,
  bookingSickDay,
  bookingTrackRecord,
  browserReportBrowserError,
  configDeployment,
  configPublisher,
  favouriteFavourite,
  waitlistWaitlist,
  contentContent,
  identityAccount,
  identityHandoff,
  identityLanguage,
  identityOpenSession,
  identityPassword,
  identitySession,
  identitySignUp,
  listingCalendars,
  listingCountView,
  listingDiary,
  listingGap,
  listingGetListing,
  listingListingDraft,
  listingMyListings,
  listingNextTimes,
  listingSearchListings,
  listingSpotlight,
  listingSuggest,
  mediaCover,
  mediaDocument,
  mediaPhoto,
  notificationNotification,
  notificationPush,
  messageMessage,
  paymentCard,
  paymentEarningsAccount,
  paymentEarnings,
  paymentHistory,
  paymentInvoice,
  paymentPayouts,
  paymentWallet,
  placePlace,
  providerProfile,
  providerPublicPage,
  realtimeTicket,
  reportReport,
  reviewReview,
]

/** Every call there is, for the server's completeness check, the OpenAPI document and the generated tests.
 *  The browser never imports this entry: it would carry every schema into the first page. */
export const endpoints: readonly Endpoint[] = files.flatMap(
  (file) => Object.values(file as Record<string, unknown>).filter(isEndpoint), // a module's exports, sifted by shape
)
