import { type Category, type Level, type ListingStatus, publicListingStatuses } from '@ginipig/domain/listing'
import { reportReference } from '@ginipig/domain/report'
import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { takeListingDown } from '#modules/report/settle-report.ts'
import { hideReview } from '#modules/review/hide-review.ts'
import { html, type Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import { statusWords } from '../booking-words.ts'
import { isId, MAX_WORDS, Words } from '../fields.ts'
import {
  countBookingsOf,
  findListings,
  type ListingRow,
  type ListingsReview,
  readListing,
  readReportsOfListing,
  readReviewsOf,
} from '../listings.sql.ts'
import { type ActResult, type Address, action, type DeskPage, type Visit } from '../page.ts'
import {
  badge,
  facts,
  field,
  figure,
  form,
  languageWord,
  link,
  nothing,
  panel,
  photoAt,
  search,
  sum,
  THUMB,
  type Tone,
  tablePanel,
  when,
} from '../parts.ts'

const FOUND = 50
const REVIEWS = 100

const states = ['listed', 'closed', 'removed'] as const satisfies readonly ListingStatus[]

const stateWords: Record<ListingStatus, { tone: Tone; words: (i18n: I18n) => string }> = {
  draft: { tone: 'neutral', words: (i18n) => i18n._('Draft') },
  listed: { tone: 'success', words: (i18n) => i18n._('Listed') },
  closed: { tone: 'neutral', words: (i18n) => i18n._('Closed') },
  removed: { tone: 'neutral', words: (i18n) => i18n._('Gone') },
}

const categoryWords: Record<Category, (i18n: I18n) => string> = {
  hair: (i18n) => i18n._('Hair'),
  beauty: (i18n) => i18n._('Beauty'),
  wellness: (i18n) => i18n._('Wellness'),
  coaching: (i18n) => i18n._('Coaching'),
}

const levelWords: Record<Level, (i18n: I18n) => string> = {
  newbie: (i18n) => i18n._('Newbie'),
  nearly_there: (i18n) => i18n._('Nearly there'),
  pro: (i18n) => i18n._('Pro'),
}

const stateBadge = (status: ListingStatus, { i18n }: Pick<Visit, 'i18n'>) =>
  badge(stateWords[status].tone, stateWords[status].words(i18n))

const whatPanel = ({ config }: Platform, listing: ListingRow, visit: Visit): Markup => {
  const { i18n } = visit
  const { title, description, reason, photoIds, status } = listing
  const pictures = html`<ul class="pictures">${photoIds.map(
    (id, index) =>
      html`<li><a class="picture-link" href="${photoAt(id)}"><img src="${photoAt(id, THUMB)}" loading="lazy" width="120" height="120" alt="${i18n._('Picture {number} of “{title}”', { number: index + 1, title })}"></a></li>`,
  )}</ul>`
  const isPublic = publicListingStatuses.some((one) => one === status)
  return panel(
    i18n._('What it says'),
    html`<p class="quote">${description}</p><h3>${i18n._('Why it’s cheaper')}</h3><p class="quote">${reason}</p>${photoIds.length === 0 ? nothing : pictures}`,
    isPublic
      ? link(`${config.origins.marketplace}/category-detail/${listing.id}`, i18n._('On the marketplace'))
      : nothing,
  )
}

const factsPanel = ({ config }: Platform, listing: ListingRow, visit: Visit): Markup => {
  const { i18n } = visit
  const { providerId, provider, isSuspended, category, level, durationMinutes, town, outwardPostcode } = listing
  const { price, rrp, slots, placesLeft, nextSlotAt, listedAt, changedAt } = listing
  return panel(
    i18n._('Facts'),
    facts([
      [
        i18n._('Provider'),
        html`${link(`/admin/people/${providerId}`, provider)}${isSuspended ? html` ${badge('danger', i18n._('Suspended'))}` : nothing}`,
      ],
      [i18n._('Price'), sum(price, visit, config.currency)],
      [i18n._('RRP'), sum(rrp, visit, config.currency)],
      [i18n._('Category'), categoryWords[category](i18n)],
      [i18n._('Level'), levelWords[level](i18n)],
      [i18n._('Duration'), i18n._('{minutes} minutes', { minutes: durationMinutes })],
      [i18n._('Where'), `${town}, ${outwardPostcode}`],
      [i18n._('Times ahead'), String(slots)],
      [i18n._('Places free'), String(placesLeft)],
      [i18n._('Next free time'), nextSlotAt === null ? i18n._('None') : when(nextSlotAt)],
      [i18n._('Listed since'), when(listedAt)],
      [i18n._('Changed'), when(changedAt)],
    ]),
  )
}

const takeDownPanel = (listing: ListingRow, visit: Visit): Markup => {
  const { i18n } = visit
  const act = 'take_listing_down'
  if (!publicListingStatuses.some((one) => one === listing.status))
    return panel(i18n._('Take it down'), html`<p>${i18n._('The listing isn’t shown any more.')}</p>`)
  return panel(
    i18n._('Take it down'),
    html`<p>${i18n._('Nobody finds or books it any more, and its provider can’t bring it back. What is booked stays.')}</p>${form(
      visit,
      act,
      {
        isDanger: true,
        fields: [
          field(
            visit,
            act,
          )({
            label: i18n._('Why the listing goes, for its provider'),
            name: 'because',
            rows: 3,
            maxLength: MAX_WORDS,
            hint: i18n._('They read it as you write it. Their language: {language}.', {
              language: languageWord(listing.providerLanguage, visit),
            }),
          }),
        ],
      },
    )}`,
  )
}

const reviewState = ({ hiddenAt, publishedAt }: ListingsReview, { i18n }: Visit) => {
  if (hiddenAt !== null) return badge('danger', i18n._('Hidden'))
  return publishedAt === null ? badge('neutral', i18n._('Not shown yet')) : badge('success', i18n._('Shown'))
}

/** The review that the address names, with what can be done about it. */
const reviewPanel = (review: ListingsReview, visit: Visit): Markup => {
  const { i18n } = visit
  const act = 'hide_review'
  return panel(
    i18n._('Review by {author}', { author: review.author }),
    html`<p class="quote">${review.comment ?? i18n._('No words, stars alone.')}</p>${
      review.hiddenAt === null
        ? html`<p>${i18n._('A review is hidden only where it breaks the terms or the law.')}</p>${form(visit, act, {
            isDanger: true,
            fields: [
              field(
                visit,
                act,
              )({
                label: i18n._('Why the review goes, for its author'),
                name: 'because',
                rows: 3,
                maxLength: MAX_WORDS,
                hint: i18n._('They read it as you write it. Their language: {language}.', {
                  language: languageWord(review.authorLanguage, visit),
                }),
              }),
            ],
          })}`
        : html`<p>${badge('danger', i18n._('Hidden'))} ${when(review.hiddenAt)} “${review.hiddenBecause ?? ''}”</p>${form(visit, 'show_review')}`
    }`,
    reviewState(review, visit),
  )
}

const reviewsTable = (listing: ListingRow, reviews: readonly ListingsReview[], visit: Visit): Markup => {
  const { i18n } = visit
  const columns = [i18n._('When'), i18n._('Who'), i18n._('Stars'), i18n._('Words'), i18n._('State'), i18n._('Change')]
  return tablePanel(
    i18n._('Reviews'),
    columns.map((head) => ({ head })),
    reviews.map((one) => [
      when(one.createdAt),
      link(`/admin/people/${one.authorId}`, one.author.trim() || i18n._('Deleted account')),
      figure(one.stars, visit),
      html`${one.comment ?? ''}${one.answer === null ? nothing : html`<br><span class="quiet">${i18n._('Answer:')} ${one.answer}</span>`}`,
      reviewState(one, visit),
      link(
        `/admin/listings/${listing.id}?review=${one.id}`,
        one.hiddenAt === null ? i18n._('Hide it') : i18n._('Show it again'),
      ),
    ]),
    i18n._('Nothing yet.'),
  )
}

/** A listing and the review that the address names, where it is one of the listing's. */
async function at({ database }: Pick<Platform, 'database'>, { params, query }: Address, now: number) {
  const listing = isId(params.id) ? await readListing(database, params.id, now) : undefined
  const reviews = listing ? await readReviewsOf(database, listing, REVIEWS) : []
  return { listing, reviews, review: reviews.find(({ id }) => id === query.review) }
}

const notThere = ({ i18n }: Visit): ActResult => ({
  done: false,
  problem: i18n._('There is no such thing, or somebody has seen to it.'),
})

/** Hides or shows the review that the address names; its author is told once. */
async function setReviewHidden(
  platform: Platform,
  visit: Visit,
  address: Address,
  because: string | null,
): Promise<ActResult> {
  const { review } = await at(platform, address, visit.now)
  if (!review || (review.hiddenAt === null) !== (because !== null)) return notThere(visit)
  return (await hideReview(platform, review.id, because)) ? { done: true } : notThere(visit)
}

const Because = v.object({ because: Words })

/** Listings: a search, and one with its facts, its bookings in numbers and its reviews. */
export const listingsPages: readonly DeskPage[] = [
  {
    path: '/listings',
    section: 'listings',
    async read({ database, config }, visit, { query }) {
      const { i18n } = visit
      const words = (query.q ?? '').trim()
      const state = states.find((one) => one === query.state)
      const found = await findListings(database, {
        words: words.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 10),
        id: isId(words) ? words : null,
        status: state ?? null,
        limit: FOUND,
      })
      const tab = (one: ListingStatus | undefined, title: string) => {
        const asked = new URLSearchParams({ ...(words ? { q: words } : {}), ...(one ? { state: one } : {}) }).toString()
        return html`<a class="tab" href="/admin/listings${asked ? `?${asked}` : ''}"${one === state ? html` aria-current="true"` : nothing}>${title}</a>`
      }
      const tabs = html`<nav class="tabs" aria-label="${i18n._('State')}">${[
        tab(undefined, i18n._('All')),
        ...states.map((one) => tab(one, stateWords[one].words(i18n))),
      ]}</nav>`
      const columns = [i18n._('Listing'), i18n._('Provider'), i18n._('State'), i18n._('Next free time')]
      return {
        title: i18n._('Listings'),
        body: html`${search(i18n._('Words of the title, provider’s name or id'), words, i18n._('Search'), state ? { state } : {})}${tabs}${tablePanel(
          words ? i18n._('Found') : i18n._('Newest'),
          [...columns.map((head) => ({ head })), { head: i18n._('Price'), isNumber: true }],
          found.map((one) => [
            link(`/admin/listings/${one.id}`, one.title),
            link(`/admin/people/${one.providerId}`, one.provider),
            stateBadge(one.status, visit),
            one.nextSlotAt === null ? '' : when(one.nextSlotAt),
            sum(one.price, visit, config.currency),
          ]),
          i18n._('No listing.'),
        )}${found.length === FOUND ? html`<p class="quiet">${i18n._('There are more: give more words.')}</p>` : nothing}`,
      }
    },
  },
  {
    path: '/listings/:id',
    section: 'listings',
    async read(platform, visit, address) {
      const { database } = platform
      const { i18n, now } = visit
      const { listing, reviews, review } = await at(platform, address, now)
      if (!listing) return undefined
      const [bookings, reports] = await Promise.all([
        countBookingsOf(database, listing),
        readReportsOfListing(database, listing.id),
      ])
      const booked = panel(
        i18n._('Bookings'),
        bookings.length === 0
          ? html`<p class="quiet">${i18n._('Nothing yet.')}</p>`
          : facts(bookings.map(({ status, count }) => [statusWords[status].words(i18n), String(count)] as const)),
      )
      const reported = panel(
        i18n._('Reports'),
        reports.length === 0
          ? html`<p class="quiet">${i18n._('None')}</p>`
          : html`<ul class="dots">${reports.map(({ number, createdAt, isSettled }) => html`<li>${link(`/admin/reports/${number}`, reportReference(number))} ${when(createdAt)} ${isSettled ? badge('success', i18n._('Settled')) : badge('warning', i18n._('Open'))}</li>`)}</ul>`,
      )
      return {
        title: listing.title,
        body: html`<p>${stateBadge(listing.status, visit)}</p>${review ? reviewPanel(review, visit) : nothing}
<div class="columns"><div class="stack">${whatPanel(platform, listing, visit)}${takeDownPanel(listing, visit)}</div><div class="stack">${factsPanel(platform, listing, visit)}${booked}${reported}</div></div>${reviewsTable(listing, reviews, visit)}`,
      }
    },
    actions: {
      take_listing_down: action({
        input: Because,
        run: async (platform, visit, { params: { id } }, { because }) =>
          isId(id) && (await takeListingDown(platform, id, because)) ? { done: true } : notThere(visit),
      }),
      hide_review: action({
        input: Because,
        run: (platform, visit, address, { because }) => setReviewHidden(platform, visit, address, because),
      }),
      show_review: action({
        input: v.object({}),
        run: (platform, visit, address) => setReviewHidden(platform, visit, address, null),
      }),
    },
  },
]
