import type { PortfolioStatus } from '@ginipig/contract/provider/profile.ts'
import * as v from 'valibot'
import { moderatePhoto } from '#modules/provider/moderate-photo.ts'
import { type AwaitingPhoto, readAwaitingPhotos } from '#modules/provider/profile.sql.ts'
import { html, type Markup } from '#platform/html/html.ts'
import { i18nIn } from '#platform/i18n/i18n.ts'
import type { Platform } from '#platform/platform.ts'
import { isId, MAX_WORDS, OptionalWords } from '../fields.ts'
import { type ActResult, action, type DeskPage, type Visit } from '../page.ts'
import {
  badge,
  banner,
  choices,
  facts,
  field,
  form,
  languageWord,
  link,
  nothing,
  panel,
  photoAt,
  THUMB,
  tablePanel,
  waited,
  when,
} from '../parts.ts'
import { pictureReasons, pictureReasonWords, pictureRefusal } from '../picture-reasons.ts'
import { type PictureRow, readDecided, readPicture } from '../pictures.sql.ts'

/** Pixels of the one that is looked at. */
const LARGE = 1_280
/** Of what was decided last. */
const SHOWN = 20

const statuses = ['awaiting', 'approved', 'refused'] as const satisfies readonly PortfolioStatus[]

const statusBadge = (status: PortfolioStatus, { i18n }: Pick<Visit, 'i18n'>): Markup =>
  ({
    awaiting: badge('warning', i18n._('Waits for us')),
    approved: badge('success', i18n._('Approved')),
    refused: badge('danger', i18n._('Refused')),
  })[status]

const nameOf = ({ displayName }: AwaitingPhoto, { i18n }: Visit) => displayName ?? i18n._('A provider without a page')

/** One of the queue as a small picture that leads to it. */
const thumb = (one: AwaitingPhoto, index: number, queue: readonly AwaitingPhoto[], visit: Visit, current?: string) =>
  html`<a class="picture-link" href="/admin/pictures/${one.id}"${one.id === current ? html` aria-current="true"` : nothing}><img src="${photoAt(one.photoId, THUMB)}" loading="lazy" width="120" height="120" alt="${visit.i18n._(
    'Picture {number} of {count}, by {name}',
    { number: index + 1, count: queue.length, name: nameOf(one, visit) },
  )}"></a>`

const oldest = (queue: readonly AwaitingPhoto[], visit: Visit): string => {
  const [first] = queue
  if (!first) return ''
  return visit.i18n._('Oldest first. The oldest has waited {waited}.', {
    waited: waited(visit.now - first.createdAt, visit),
  })
}

const Chosen = v.object({
  id: v.pipe(
    v.optional(v.union([v.array(v.string()), v.string()]), []),
    v.transform((ids) => [...new Set([ids].flat())]),
    v.minLength(1, 'required'),
    v.everyItem(isId, 'invalid'),
  ),
})

/** Those of a queue that were chosen, all or, where somebody has decided about one meanwhile, none. */
async function approveAll(platform: Platform, { i18n }: Visit, ids: readonly string[]): Promise<ActResult> {
  const waiting = new Set((await readAwaitingPhotos(platform.database)).map(({ id }) => id))
  const meanwhile: ActResult = {
    done: false,
    problem: i18n._('Somebody has decided about some of these. What still waits stands below.'),
  }
  if (!ids.every((id) => waiting.has(id))) return meanwhile
  for (const id of ids) if (!(await moderatePhoto(platform, { id, because: null }))) return meanwhile
  return { done: true }
}

const queuePanel = (queue: readonly AwaitingPhoto[], visit: Visit): Markup => {
  const { i18n, sent } = visit
  if (queue.length === 0) return panel(i18n._('Queue'), html`<p>${i18n._('Every picture is seen to. Well done.')}</p>`)
  const list = html`<ol class="pictures">${queue.map(
    (one, index) =>
      html`<li>${thumb(one, index, queue, visit)}<label class="picture-choice"><input type="checkbox" name="id" value="${one.id}" aria-label="${i18n._('Choose picture {number}', { number: index + 1 })}"></label></li>`,
  )}</ol>`
  const problem = sent?.problems.id
  const none = problem ? html`<p class="problem" role="alert">${i18n._('Choose a picture first.')}</p>` : nothing
  return panel(
    i18n._('Queue'),
    form(visit, 'approve_picture', { fields: [list, none], words: i18n._('Approve those chosen') }),
    html`<p class="quiet">${oldest(queue, visit)}</p>`,
  )
}

const Decision = v.object({ was: v.picklist(statuses) })
const Refusal = v.pipe(
  v.object({ was: v.picklist(statuses), reason: v.picklist(pictureReasons, 'required'), words: OptionalWords }),
  v.forward(
    v.partialCheck([['reason'], ['words']], ({ reason, words }) => reason !== 'other' || words !== '', 'required'),
    ['words'],
  ),
)

/** Decides about one, then leads to the next that waits. @param because - null approves */
async function decide(
  platform: Platform,
  { i18n }: Visit,
  { id, was, because }: { id: string; was: PortfolioStatus; because: string | null },
): Promise<ActResult> {
  if (!isId(id)) return { done: false, problem: i18n._('There is no such picture any more.') }
  const before = await readAwaitingPhotos(platform.database)
  const isDone = await moderatePhoto(platform, { id, because, was })
  // Sent twice, it is done once, and was done; what another operator gave as the reason is what was read.
  const now = isDone ? undefined : await readPicture(platform.database, id)
  const stands = now?.because === because ? now.status : undefined
  if (!isDone && stands !== (because === null ? 'approved' : 'refused'))
    return { done: false, problem: i18n._('Somebody has decided about it meanwhile. It stands as you see it now.') }
  if (was !== 'awaiting') return { done: true }
  const place = before.findIndex((one) => one.id === id)
  const others = before.filter((one) => one.id !== id)
  const next = others[Math.max(place, 0)] ?? others[0]
  return { done: true, to: next ? `/pictures/${next.id}` : '/pictures' }
}

const decisionPanel = (picture: PictureRow, visit: Visit): Markup => {
  const { i18n } = visit
  const { status } = picture
  const was = html`<input type="hidden" name="was" value="${status}">`
  const act = 'refuse_picture'
  const approve = form(visit, 'approve_picture', { fields: [was] })
  const refuse = form(visit, act, {
    fields: [
      was,
      choices(
        visit,
        act,
      )({
        legend: i18n._('If it can’t go up, why?'),
        name: 'reason',
        of: pictureReasons.map((value) => ({
          value,
          words: pictureReasonWords[value](i18n),
          hint: pictureRefusal(value, '', i18n),
        })),
      }),
      field(
        visit,
        act,
      )({
        label: i18n._('More words for them'),
        name: 'words',
        rows: 2,
        isOptional: true,
        maxLength: MAX_WORDS,
        hint: i18n._('They read the reason in their language, then these words. Their language: {language}.', {
          language: languageWord(picture.language, visit),
        }),
      }),
    ],
    isDanger: true,
  })
  return panel(
    status === 'awaiting' ? i18n._('Decide') : i18n._('Change your mind'),
    html`${status === 'approved' ? nothing : approve}${status === 'refused' ? nothing : refuse}`,
  )
}

/** Portfolio pictures: what waits, what was decided, and one of them. */
export const picturesPages: readonly DeskPage[] = [
  {
    path: '/pictures',
    section: 'pictures',
    async read({ database }, visit) {
      const { i18n } = visit
      const [queue, decided] = await Promise.all([readAwaitingPhotos(database), readDecided(database, SHOWN)])
      const rows = decided.map(({ id, status, because, decidedAt, accountId, name }) => [
        when(decidedAt),
        link(`/admin/people/${accountId}`, name),
        statusBadge(status, visit),
        because ?? '',
        link(`/admin/pictures/${id}`, i18n._('Look again')),
      ])
      const columns = [i18n._('When'), i18n._('Who'), i18n._('State'), i18n._('What they read'), i18n._('Picture')]
      return {
        title: i18n._('Pictures'),
        body: html`${queuePanel(queue, visit)}${tablePanel(
          i18n._('Decided lately'),
          columns.map((head) => ({ head })),
          rows,
          i18n._('Nothing yet.'),
        )}`,
      }
    },
    actions: {
      approve_picture: action({
        input: Chosen,
        subjects: ({ id }) => id.map((one) => `/pictures/${one}`),
        run: (platform, visit, _address, { id }) => approveAll(platform, visit, id),
      }),
    },
  },
  {
    path: '/pictures/:id',
    section: 'pictures',
    async read({ database }, visit, { params }) {
      const { i18n } = visit
      const picture = isId(params.id) ? await readPicture(database, params.id) : undefined
      if (!picture) return undefined
      const queue = await readAwaitingPhotos(database)
      const place = queue.findIndex(({ id }) => id === picture.id)
      const { photoId, name, accountId, width, height, live, refused } = picture
      const figure = html`<figure class="panel picture"><img src="${photoAt(photoId, LARGE)}" width="${width}" height="${height}" alt="${i18n._('Picture by {name}', { name })}"><figcaption><span>${width} × ${height}</span><span>${i18n._('Location and camera data removed')}</span>${link(photoAt(photoId), i18n._('Full size'))}</figcaption></figure>`
      const who = panel(
        i18n._('Who'),
        facts([
          [i18n._('Provider'), link(`/admin/people/${accountId}`, name)],
          [i18n._('On their page'), String(live)],
          [i18n._('Refused'), String(refused)],
          [i18n._('Sent'), when(picture.createdAt)],
          ...(picture.decidedAt === null ? [] : ([[i18n._('Decided'), when(picture.decidedAt)]] as const)),
        ]),
      )
      const others = panel(
        i18n._('Queue'),
        queue.length === 0
          ? html`<p>${i18n._('Every picture is seen to. Well done.')}</p>`
          : html`<ol class="pictures">${queue.map((one, index) => html`<li>${thumb(one, index, queue, visit, picture.id)}</li>`)}</ol>`,
        link('/admin/pictures', i18n._('All of them, and what was decided')),
      )
      const position = i18n._('{number} of {count}', { number: place + 1, count: queue.length })
      return {
        title: i18n._('Picture by {name}', { name }),
        body: html`<p class="quiet">${place >= 0 ? html`${position}. ${oldest(queue, visit)}` : statusBadge(picture.status, visit)}</p>
${picture.because === null ? nothing : banner('neutral', i18n._('They read:'), picture.because)}
<div class="columns"><div class="stack">${figure}${others}</div><div class="stack">${who}${decisionPanel(picture, visit)}</div></div>`,
      }
    },
    actions: {
      approve_picture: action({
        input: Decision,
        run: (platform, visit, { params }, { was }) =>
          decide(platform, visit, { id: params.id ?? '', was, because: null }),
      }),
      refuse_picture: action({
        input: Refusal,
        reason: ({ reason, words }) => [reason, words].filter((one) => one !== '').join(': '),
        async run(platform, visit, { params: { id = '' } }, { was, reason, words }) {
          const picture = isId(id) ? await readPicture(platform.database, id) : undefined
          const because = pictureRefusal(reason, words, i18nIn(picture?.language ?? visit.language))
          return decide(platform, visit, { id, was, because })
        },
      }),
    },
  },
]
