import { WIDE_REACH_MILES } from '@ginipig/domain/search/choices'
import { Button, ButtonLink, type ButtonProps } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Heading } from '@ginipig/ui/heading'
import { Panel } from '@ginipig/ui/panel'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AlertPanel } from '../alert/AlertPanel.tsx'
import styles from './NearPage.module.css'
import type { NearProps } from './near-search.ts'

/** Nothing begins so soon there; what would show some. */
export function NothingNear({ search, onSearchChange }: NearProps) {
  const { place, within, category, instant, priceMax, part } = search
  return (
    <>
      <EmptyState
        pig="sleep"
        title={<Trans>Nothing is open so soon</Trans>}
        text={<Trans>Times open up all day: this list fills by itself. Or look at the days after.</Trans>}
        action={<WaysOn search={search} onSearchChange={onSearchChange} variant="primary" />}
      />
      <AlertPanel wanted={{ soon: true, place, within, category, instant, priceMax, part: part && [part] }} />
    </>
  )
}

/** Nothing is near a place that nobody knows, however far one looks. */
export function UnknownPlace({ search: { place: typed }, onSearchChange }: NearProps) {
  return (
    <EmptyState
      pig="search"
      title={<Trans>We don’t know a place called “{typed}”.</Trans>}
      text={<Trans>Try a town near it, or the first half of a postcode.</Trans>}
      action={
        <Button variant="primary" onClick={() => onSearchChange({ place: undefined })}>
          <Trans>Search everywhere</Trans>
        </Button>
      }
    />
  )
}

/** Under what is found, for who wants something else. Without the alert: that would ring for what stands above. */
export function NothingThatFits(props: NearProps) {
  return (
    <Panel look="well" isPadded className={styles.NothingThatFits} aria-labelledby="nothing-that-fits">
      <div>
        <Heading level={2} look="group" id="nothing-that-fits">
          <Trans>Nothing that fits?</Trans>
        </Heading>
        <p>
          <Trans>Times open up all day: this list fills by itself. Or look at the days after.</Trans>
        </p>
      </div>
      <div className={styles.Ways}>
        <WaysOn {...props} variant="secondary" />
      </div>
    </Panel>
  )
}

const everything = { category: undefined, instant: undefined, priceMax: undefined, part: undefined }

/** Fewer wishes or a wider look round, and the days after. */
function WaysOn({ search, onSearchChange, variant }: NearProps & Pick<ButtonProps, 'variant'>) {
  const { place, within, category, instant, priceMax, part } = search
  const isNarrowed = [category, instant, priceMax, part].some((one) => one !== undefined)
  const isNear = place !== undefined && within !== WIDE_REACH_MILES
  return (
    <>
      {isNarrowed ? (
        <Button variant={variant} onClick={() => onSearchChange(everything)}>
          <Trans>All treatments</Trans>
        </Button>
      ) : isNear ? (
        <Button variant={variant} onClick={() => onSearchChange({ within: WIDE_REACH_MILES })}>
          <Trans>Look {WIDE_REACH_MILES} miles round</Trans>
        </Button>
      ) : null}
      <ButtonLink render={(slot) => <Link to="/treatment" search={{ place, within }} {...slot} />}>
        <Trans>See later days</Trans>
      </ButtonLink>
    </>
  )
}
