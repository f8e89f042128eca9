import type { Question } from './question.ts'
import { compareAnswer } from './server/compare-answer.ts'

export const question: Question = {
  asks: 'How near is a month of one listing to node:http and pg with the same statement?',
  async answer(means) {
    const { pool } = await means.stand()
    const { rows } = await pool.query<{ id: string; month: string }>(
      `select l.id, to_char(s.starts_at at time zone l.zone, 'YYYY-MM') as month
       from slot s join listing l on l.id = s.listing_id
       where s.starts_at between now() and now() + interval '2 months' and l.status = 'listed' group by 1, 2 order by count(*) desc, 1 limit 1`,
    )
    const [busiest] = rows
    if (!busiest) throw new Error('no listing has open slots')
    return compareAnswer(means, 'month', `/api/v1/listings/${busiest.id}/months/${busiest.month}`, 1)
  },
}
