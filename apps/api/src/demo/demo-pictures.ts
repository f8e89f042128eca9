import type { Category } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import sharp from 'sharp'
import { setPicture } from '#modules/account/avatar.ts'
import { avatar, gallery } from '#modules/media/artwork/index.js'
import { insertPhoto, saveVisibility } from '#modules/media/photo.sql.ts'
import { fileOf } from '#modules/media/photo.ts'
import { settlePhotos } from '#modules/review/review-photos.ts'
import { at } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { createRandom, type Random } from './factories/random.ts'

/** px */
const GALLERY_WIDTH = 800
const PORTRAIT_WIDTHS = [384, 192, 96] as const
const RESULT_WIDTH = 640
/** Reviews with photos. */
const RESULTS = 60
const QUALITY = 80
/** libvips draws several at a time. */
const AT_ONCE = 4

/** One provider of so many has a picture that waits. */
const WAITS_OF = 12

/** Whoever coaches has less to show. */
const shown: Record<Category, readonly [number, number]> = {
  hair: [4, 6],
  beauty: [4, 6],
  wellness: [2, 4],
  coaching: [1, 3],
}

type Lister = { id: string; category: Category; subcategory: string }
type Drawing = { bytes: Buffer; width: number; height: number }
type Kept = Parameters<typeof insertPhoto>[1]

async function draw(svg: string, width: number): Promise<Drawing> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .webp({ quality: QUALITY, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** Draws one for an account. @param widths - px, the largest first  @param random - names its files */
async function keep(
  { files }: Platform,
  accountId: string,
  { svg, widths }: { svg: string; widths: readonly [number, ...number[]] },
  random: Random,
): Promise<Kept> {
  const fileName = random.uuid()
  const [largest, ...others] = widths
  const { width, height, bytes } = await draw(svg, largest)
  await files.add(fileOf(fileName, width), bytes)
  for (const other of others) await files.add(fileOf(fileName, other), (await draw(svg, other)).bytes)
  return { accountId, fileName, widths: [...widths], width, height, bytes: bytes.length }
}

/** What a provider shows of their work, and of themselves: drawn, as nobody's hair or face is in this repository. The
 *  same provider always gets the same. @returns how many pictures */
async function drawFor(platform: Platform, lister: Lister, index: number, now: number): Promise<number> {
  const random = createRandom(3_000 + index)
  const svgs = gallery(lister.category, lister.subcategory, lister.id, random.int(...shown[lister.category]))
  const pieces: Kept[] = []
  for (const svg of svgs) pieces.push(await keep(platform, lister.id, { svg, widths: [GALLERY_WIDTH] }, random))
  // Some have no picture of themselves: their initials stand for them.
  const portrait = random.chance(0.8)
    ? await keep(platform, lister.id, { svg: avatar(lister.id), widths: PORTRAIT_WIDTHS }, random)
    : undefined
  await platform.database.transaction(async (sql) => {
    const ids: string[] = []
    for (const piece of pieces) ids.push(await insertPhoto(sql, piece, now))
    // A few sent one more lately, which waits for an operator's look.
    const waitsSince = index % WAITS_OF === WAITS_OF - 1 ? now - random.int(1, 20) * HOUR_MS : null
    const approved = waitsSince === null ? ids : ids.slice(0, -1)
    await saveVisibility(sql, approved, true)
    await sql.rows(
      `insert into portfolio_photo (account_id, photo_id, position, status, decided_at, created_at)
       select $1, id, position, case when position <= $4 then 'approved' else 'awaiting' end,
         case when position <= $4 then $3::timestamptz end, case when position <= $4 then $3 else $5::timestamptz end
       from unnest($2::uuid[]) with ordinality as o (id, position)`,
      [lister.id, ids, at(now), approved.length, at(waitsSince ?? now)],
    )
    if (portrait) await setPicture(sql, lister.id, await insertPhoto(sql, portrait, now))
  })
  return svgs.length + (portrait ? 1 : 0)
}

type Reviewed = { booking_id: string; client_id: string; category: Category; subcategory: string }

/** What a content client shows of the result beside their review. @returns how many pictures */
async function drawResult(platform: Platform, review: Reviewed, index: number, now: number): Promise<number> {
  const random = createRandom(4_000 + index)
  const svgs = gallery(review.category, review.subcategory, review.booking_id, random.int(1, 2))
  const pieces: Kept[] = []
  for (const svg of svgs) pieces.push(await keep(platform, review.client_id, { svg, widths: [RESULT_WIDTH] }, random))
  await platform.database.transaction(async (sql) => {
    const ids: string[] = []
    for (const piece of pieces) ids.push(await insertPhoto(sql, piece, now))
    await sql.rows('update review set photo_ids = $2, photos_consented_at = created_at where booking_id = $1', [
      review.booking_id,
      ids,
    ])
    await settlePhotos(sql, review.client_id, ids)
  })
  return svgs.length
}

/** Gives every provider of the demo a portfolio, most of them a portrait, and some reviews photos of the result.
 *  @returns how many pictures */
export async function drawDemoPictures(platform: Platform, now: number): Promise<number> {
  const listers = await platform.database.rows<Lister>(
    `select provider_id as id, (array_agg(category order by id))[1] as category,
       mode() within group (order by subcategories[1]) as subcategory
     from listing group by provider_id order by provider_id`,
  )
  const reviews = await platform.database.rows<Reviewed>(
    `select r.booking_id, r.client_id, l.category, l.subcategories[1] as subcategory
     from shown_review r join listing l on l.id = r.listing_id
     where l.category in ('hair', 'beauty') and l.type = 'in_person' and r.results >= 4
     order by md5(r.booking_id::text) limit $1`,
    [RESULTS],
  )
  const waiting = [
    ...listers.map((lister, index) => () => drawFor(platform, lister, index, now)),
    ...reviews.map((review, index) => () => drawResult(platform, review, index, now)),
  ].values()
  let made = 0
  const worker = async () => {
    for (const drawNext of waiting) {
      const count = await drawNext()
      made += count
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}
