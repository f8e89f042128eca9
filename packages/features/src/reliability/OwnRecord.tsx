import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useAnswerWords } from '@ginipig/app/words/use-answer-words.ts'
import { getOwnRecord } from '@ginipig/contract/booking/track-record.ts'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead, type PanelProps } from '@ginipig/ui/panel'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TrackRecordWords } from './TrackRecordWords.tsx'

type OwnRecordProps = Pick<PanelProps, 'look'> & {
  of: 'client' | 'provider'
  /** To one's bookings, where one that is counted wrongly can be reported. */
  bookingsLink: RenderLink
}

/** What the other side is shown of somebody before it decides, for themselves. Source: issue 12. */
export function OwnRecord({ of, look, bookingsLink }: OwnRecordProps) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(query(useApi(), getOwnRecord))
  const answers = useAnswerWords()(data?.answerMs)
  const title = of === 'client' ? t`What providers see of your bookings` : t`What clients see of your bookings`
  return (
    <Panel look={look} aria-label={title}>
      <PanelHead
        title={title}
        end={
          <TextLink render={bookingsLink}>
            <Trans>My bookings</Trans>
          </TextLink>
        }
      />
      <PanelBody aria-busy={data || error ? undefined : true}>
        {error && !data ? <Failure error={error} onTryAgain={refetch} isTrying={isFetching} /> : null}
        {data || error ? null : <Skeleton shape="block" height={44} />}
        {data ? <TrackRecordWords record={data.record} of={of} /> : null}
        {answers === undefined ? null : <p>{answers}</p>}
      </PanelBody>
    </Panel>
  )
}
