import { answerEvents } from '@ginipig/domain/booking'
import { ANSWERS_COUNTED, ANSWERS_FROM, RECORD_DAYS } from '@ginipig/domain/reliability'
import { oneOf } from '#platform/database/one-of.ts'

/** SQL of how long a provider usually takes to answer a request, in ms: the median of the latest of a year, in which a
 *  request that ran out has all of its time; null while there are too few (domain's `reliability`).
 *  @param provider - SQL of their id  @param now - SQL of the instant */
export const usualAnswer = (provider: string, now: string): string => `(
  select case when count(*) >= ${ANSWERS_FROM} then percentile_disc(0.5) within group (order by took) end
  from (
    select (extract(epoch from coalesce(e.at, asked.ended_at) - asked.requested_at) * 1000)::bigint as took
    from booking asked left join lateral (
      select min(said.at) as at from booking_event said
      where said.provider_id = asked.provider_id and said.booking_id = asked.id and said.actor = 'provider'
        and said.kind in ${oneOf(answerEvents)}) e on true
    where asked.provider_id = ${provider} and asked.approval = 'manual' and asked.requested_at is not null
      and asked.requested_at > ${now} - interval '${RECORD_DAYS} days' and (e.at is not null or asked.status = 'expired')
    order by asked.requested_at desc limit ${ANSWERS_COUNTED}) latest)`
