import type { PortfolioStatus } from '@ginipig/contract/provider/profile.ts'
import type { Language } from '@ginipig/domain/identity'
import type { Sql } from '#platform/database/sql.ts'

export type PictureRow = {
  id: string
  photoId: string
  width: number
  height: number
  status: PortfolioStatus
  because: string | null
  createdAt: number
  decidedAt: number | null
  accountId: string
  name: string
  language: Language
  /** Of their pictures, how many everybody sees, and how many stand refused. */
  live: number
  refused: number
}

export const readPicture = (sql: Sql, id: string): Promise<PictureRow | undefined> =>
  sql.row<PictureRow>(
    `select o.id, o.photo_id as "photoId", f.width, f.height, o.status, o.refused_because as because,
       o.created_at as "createdAt", o.decided_at as "decidedAt", o.account_id as "accountId",
       coalesce(p.display_name, a.first_name || ' ' || a.last_name) as name, a.language,
       (select count(*) from portfolio_photo w where w.account_id = o.account_id and w.status = 'approved') as live,
       (select count(*) from portfolio_photo w where w.account_id = o.account_id and w.status = 'refused') as refused
     from portfolio_photo o join photo f on f.id = o.photo_id join account a on a.id = o.account_id
       left join provider_profile p on p.account_id = o.account_id
     where o.id = $1`,
    [id],
  )

export type DecidedRow = {
  id: string
  photoId: string
  status: PortfolioStatus
  because: string | null
  decidedAt: number
  accountId: string
  name: string
}

/** What was decided, the latest first. */
export const readDecided = (sql: Sql, limit: number): Promise<DecidedRow[]> =>
  sql.rows<DecidedRow>(
    `select o.id, o.photo_id as "photoId", o.status, o.refused_because as because, coalesce(o.decided_at, o.created_at) as "decidedAt",
       o.account_id as "accountId", coalesce(p.display_name, a.first_name || ' ' || a.last_name) as name
     from portfolio_photo o join account a on a.id = o.account_id
       left join provider_profile p on p.account_id = o.account_id
     where o.decided_at is not null order by o.decided_at desc, o.id limit $1`,
    [limit],
  )
