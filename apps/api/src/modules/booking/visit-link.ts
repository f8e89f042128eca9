import { type VisitLinkAct, visitLinkActs } from '@ginipig/domain/booking'
import * as v from 'valibot'
import { isSigned, sign } from '#platform/crypto.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { type LinkedVisit, readLinkedVisit } from './visit-link.sql.ts'

/** Under the marketplace's origin. */
export const VISIT_LINK_PATH = '/api/v1/visit'

/** What is signed: one act, for one time of one booking, until it begins; and the address that the mail went to, so that
 *  who loses or changes their mailbox leaves no links behind in it. */
type Signed = { bookingId: string; moves: number; until: number; email: string }

const purposeOf = (act: VisitLinkAct) => `visit-${act}`
const textOf = ({ bookingId, moves, until, email }: Signed) => [bookingId, moves, until, email].join('\n')

/** A link of a reminder that acts without signing in; a look at it changes nothing. Source: trust.md G16 */
export const visitLink = ({ config }: Pick<Platform, 'config'>, act: VisitLinkAct, signed: Signed): string => {
  const { bookingId, moves, until } = signed
  const signature = sign(config.tokenSecret, purposeOf(act), textOf(signed))
  return `${config.origins.marketplace}${VISIT_LINK_PATH}/${act}/${bookingId}.${moves}.${until}.${signature}`
}

const Act = v.picklist(visitLinkActs)
const Digits = v.pipe(v.string(), v.digits(), v.maxLength(16), v.transform(Number))
const Token = v.tuple([v.pipe(v.string(), v.uuid()), Digits, Digits, v.string()])

export type OpenedLink = { act: VisitLinkAct; visit: LinkedVisit; link: { moves: number; until: number } }

/** What a link is for; undefined for one that we didn't sign for the booking's client. */
export async function openVisitLink(
  { config }: Platform,
  sql: Sql,
  params: { act: string; token: string },
): Promise<OpenedLink | undefined> {
  const act = v.safeParse(Act, params.act)
  const token = v.safeParse(Token, params.token.split('.'))
  if (!act.success || !token.success) return undefined
  const [bookingId, moves, until, signature] = token.output
  const visit = await readLinkedVisit(sql, bookingId)
  if (!visit) return undefined
  const text = textOf({ bookingId, moves, until, email: visit.client_email })
  if (!isSigned(config.tokenSecret, purposeOf(act.output), text, signature)) return undefined
  return { act: act.output, visit, link: { moves, until } }
}
