import { WIDE_REACH_MILES } from '@ginipig/domain/search/choices'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TellMe } from '../alert/TellMe.tsx'
import type { NearProps } from './near-search.ts'

const everything = { category: undefined, instant: undefined, priceMax: undefined, part: undefined }

/** Nothing begins so soon there; what would show some. */
export function NothingNear({ search, onSearchChange }: NearProps) {
  const { place, within, category, instant, priceMax, part } = search
  const isNarrowed = [category, instant, priceMax, part].some((one) => one !== undefined)
  const isNear = place !== undefined && within !== WIDE_REACH_MILES
  return (
    <>
      <EmptyState
        pig="sleep"
        title={<Trans>Nothing is free so soon</Trans>}
        text={<Trans>Times come free all day: this list fills by itself. Or look at the days after.</Trans>}
        action={
          <>
            {isNarrowed ? (
              <Button variant="primary" onClick={() => onSearchChange(everything)}>
                <Trans>All treatments</Trans>
              </Button>
            ) : isNear ? (
              <Button variant="primary" onClick={() => onSearchChange({ within: WIDE_REACH_MILES })}>
                <Trans>Look {WIDE_REACH_MILES} miles round</Trans>
              </Button>
            ) : null}
            <ButtonLink render={(slot) => <Link to="/treatment" search={{ place, within }} {...slot} />}>
              <Trans>See later days</Trans>
            </ButtonLink>
          </>
        }
      />
      <TellMe wanted={{ soon: true, place, within, category, instant, priceMax, part: part && [part] }} />
    </>
  )
}
