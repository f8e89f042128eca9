import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './Wizard.module.css'

/** More would stand in the way of a new one. */
const MOST = 3

/** What was begun and not listed yet. @param props.but - the one that stands below */
export function UnfinishedDrafts({ but }: { but: string | undefined }) {
  const { t } = useLingui()
  const dates = useDates()
  const { data } = useQuery(query(useApi(), listMyListings, { query: { tab: 'active', state: 'draft', limit: '24' } }))
  const drafts = data?.items.filter(({ id }) => id !== but) ?? []
  if (drafts.length === 0) return null
  const shown = drafts.slice(0, MOST)
  return (
    <Panel className={styles.Drafts}>
      <PanelHead title={<Trans>Go on with a draft</Trans>} />
      {shown.map(({ id, title, changedAt, zone }) => (
        <PanelBody key={id} className={styles.Draft}>
          <TextLink render={(slot) => <Link to="/provider/appointment" search={{ draft: id }} {...slot} />}>
            {title === '' ? t`Without a title` : title}
          </TextLink>
          <span className={styles.Note}>{dates.friendlyDateTime(changedAt, zone)}</span>
        </PanelBody>
      ))}
      {shown.length < drafts.length ? (
        <PanelBody className={styles.Draft}>
          <TextLink render={(slot) => <Link to="/provider/my-listings" search={{ state: 'draft' }} {...slot} />}>
            <Trans>See all drafts</Trans>
          </TextLink>
        </PanelBody>
      ) : null}
    </Panel>
  )
}
