import type { Category } from '@ginipig/domain/listing'
import sharp from 'sharp'
import { setPicture } from '#modules/account/avatar.ts'
import { insertPhoto, saveVisibility } from '#modules/media/photo.sql.ts'
import { fileOf } from '#modules/media/photo-names.ts'
import { at } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { avatar, gallery } from './artwork/index.js'
import { createRandom } from './factories/random.ts'

/** px */
const GALLERY_WIDTH = 800
const PORTRAIT_WIDTH = 384
const QUALITY = 80
/** libvips draws several at a time. */
const AT_ONCE = 4

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

/** What a provider shows of their work, and of themselves: drawn, as nobody's hair or face is in this repository. The
 *  same provider always gets the same. @returns how many pictures */
async function drawFor({ database, files }: Platform, lister: Lister, index: number, now: number): Promise<number> {
  const random = createRandom(3_000 + index)
  const keep = async (drawing: Drawing): Promise<Kept> => {
    const [fileName, widths] = [random.uuid(), [drawing.width]]
    await files.add(fileOf(fileName, drawing.width), drawing.bytes)
    const { width, height, bytes } = drawing
    return { accountId: lister.id, fileName, widths, width, height, bytes: bytes.length }
  }
  const svgs = gallery(lister.category, lister.subcategory, lister.id, random.int(...shown[lister.category]))
  const pieces: Kept[] = []
  for (const svg of svgs) pieces.push(await keep(await draw(svg, GALLERY_WIDTH)))
  // Some have no picture of themselves: their initials stand for them.
  const portrait = random.chance(0.8) ? await keep(await draw(avatar(lister.id), PORTRAIT_WIDTH)) : undefined
  await database.transaction(async (sql) => {
    const ids: string[] = []
    for (const piece of pieces) ids.push(await insertPhoto(sql, piece, now))
    await saveVisibility(sql, ids, true)
    await sql.rows(
      `insert into portfolio_photo (account_id, photo_id, position, status, decided_at, created_at)
       select $1, id, position, 'approved', $3, $3 from unnest($2::uuid[]) with ordinality as o (id, position)`,
      [lister.id, ids, at(now)],
    )
    if (portrait) await setPicture(sql, lister.id, await insertPhoto(sql, portrait, now))
  })
  return svgs.length + (portrait ? 1 : 0)
}

/** Gives every provider of the demo a portfolio, and most of them a portrait. @returns how many pictures */
export async function drawDemoPictures(platform: Platform, now: number): Promise<number> {
  const listers = await platform.database.rows<Lister>(
    `select provider_id as id, (array_agg(category order by id))[1] as category,
       mode() within group (order by subcategories[1]) as subcategory
     from listing group by provider_id order by provider_id`,
  )
  const waiting = listers.entries()
  let made = 0
  const worker = async () => {
    for (const [index, lister] of waiting) {
      const count = await drawFor(platform, lister, index, now)
      made += count
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}
