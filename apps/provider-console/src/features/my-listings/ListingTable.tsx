import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { listingPicture } from '@ginipig/contract/media/cover.ts'
import { discountPercent, priceProblem } from '@ginipig/domain/listing'
import { purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { Badge } from '@ginipig/ui/badge'
import { IconLink } from '@ginipig/ui/icon-button'
import { TextLink } from '@ginipig/ui/link'
import { Picture } from '@ginipig/ui/picture'
import { PriceBlock } from '@ginipig/ui/price-block'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { Table, type TableColumn } from '@ginipig/ui/table'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { type ListingActs, ListingMenu } from './ListingMenu.tsx'
import styles from './ListingTable.module.css'
import { toDates, toSteps } from './listing-links.tsx'
import { isDraft, stateWords } from './listing-state-words.ts'

type ListingTableProps = { listings: readonly MyListing[]; acts: ListingActs }

/** Listings in lines; on a phone each is a card of a few. */
export function ListingTable({ listings, acts }: ListingTableProps) {
  const { t } = useLingui()
  const titleOf = ({ title }: MyListing) => title.trim() || t`Appointment without a title`
  const columns: TableColumn<MyListing>[] = [
    { key: 'title', head: t`Appointment`, isWide: true, cell: (row) => <Title row={row} title={titleOf(row)} /> },
    { key: 'state', head: t`Status`, isPlain: true, cell: (row) => <State row={row} title={titleOf(row)} /> },
    {
      key: 'price',
      head: t`Price`,
      isPlain: true,
      isBare: ({ price }) => price === null,
      cell: (row) => <Price row={row} />,
    },
    { key: 'booked', head: t`Booked`, isBare: isDraft, cell: (row) => <Booked row={row} /> },
    { key: 'interest', head: t`Interest`, isPlain: true, cell: (row) => <Interest row={row} /> },
    {
      key: 'next',
      head: t`Next date`,
      isBare: isDraft,
      cell: (row) => (isDraft(row) ? null : <Next row={row} title={titleOf(row)} />),
    },
    {
      key: 'actions',
      head: t`Actions`,
      isHeadHidden: true,
      isWide: true,
      align: 'end',
      cell: (row) => (
        <div className={styles.Acts}>
          {isDraft(row) ? null : (
            <IconLink
              className={styles.Edit}
              label={t`Edit ${titleOf(row)}`}
              icon={<Pencil aria-hidden />}
              render={toSteps(row)}
            />
          )}
          <ListingMenu listing={row} title={titleOf(row)} acts={acts} />
        </div>
      ),
    },
  ]
  return (
    <Table
      caption={t`Your listings`}
      className={styles.Table}
      columns={columns}
      rows={listings}
      rowKey={({ id }) => id}
    />
  )
}

function Title({ row, title }: { row: MyListing; title: string }) {
  const { i18n } = useI18n()
  const { t } = useLingui()
  const approvals = { manual: t`you approve`, automatic: t`instant book` }
  const facts = [row.purpose && i18n._(purposeWords[row.purpose]), row.approval && approvals[row.approval]]
  return (
    <div className={styles.Title}>
      <Picture picture={listingPicture(row)} alt="" sizes="72px" className={styles.Picture} />
      <div className={styles.Words}>
        <TextLink look="quiet" className={styles.Name} render={toSteps(row)}>
          {title}
        </TextLink>
        {facts.some(Boolean) ? <p className={styles.Facts}>{facts.filter(Boolean).join(', ')}</p> : null}
      </div>
    </div>
  )
}

function State({ row, title }: { row: MyListing; title: string }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const { friendlyDateTime } = useDates()
  const { text, tone } = stateWords[row.state]
  return (
    <>
      <span className={styles.State}>
        <Badge tone={tone}>{i18n._(text)}</Badge>
      </span>
      {isDraft(row) && (
        <>
          <TextLink className={styles.Finish} aria-label={t`Finish ${title}`} render={toSteps(row)}>
            <Trans>Finish</Trans>
          </TextLink>
          <p className={styles.Facts}>
            <Trans>Saved {friendlyDateTime(row.changedAt, row.zone)}</Trans>
          </p>
        </>
      )}
      {row.hasDraft && (
        <p className={styles.Facts}>
          <Trans>Changes not listed yet</Trans>
        </p>
      )}
    </>
  )
}

function Price({ row: { price, rrp } }: { row: MyListing }) {
  const money = useMoney()
  const { t } = useLingui()
  if (price === null) return <span className={styles.Facts}>–</span>
  if (rrp === null || priceProblem({ rrp, price })) return <PriceBlock size="sm" now={money(price)} />
  const percent = discountPercent({ rrp, price })
  return (
    <PriceBlock
      size="sm"
      className={styles.Price}
      now={money(price)}
      was={money(rrp)}
      wasLabel={t`usual price`}
      split={t`${percent}% off`}
    />
  )
}

/** Who has booked. Whose place is only held may still leave it. */
function Booked({ row }: { row: MyListing }) {
  const { bookedCount: booked, heldCount: held, clients } = row
  if (isDraft(row)) return null
  const left = clients === null ? 0 : clients - booked - held
  return (
    <div className={styles.Booked}>
      {clients === null ? (
        booked
      ) : (
        <>
          <Trans>
            {booked} of {clients}
          </Trans>
          <ProgressBar value={booked / clients} />
        </>
      )}
      {held > 0 ? (
        <span className={styles.Figure}>
          <Trans>{held} being booked</Trans>
        </span>
      ) : null}
      {left > 0 ? (
        <span className={styles.Figure}>
          <Plural value={left} one="# place left" other="# places left" />
        </span>
      ) : null}
    </div>
  )
}

/** Who looked, and who wants to come back to it. */
function Interest({ row }: { row: MyListing }) {
  if (isDraft(row)) return null
  return (
    <>
      <span className={styles.Figure}>
        <Plural value={row.views} one="# view" other="# views" />
      </span>
      <span className={styles.Figure}>
        <Plural value={row.favourites} one="# favourite" other="# favourites" />
      </span>
    </>
  )
}

function Next({ row, title }: { row: MyListing; title: string }) {
  const { t } = useLingui()
  const dates = useDates()
  if (row.state === 'no_dates')
    return (
      <TextLink aria-label={t`Add dates to ${title}`} render={toDates(row)}>
        <Trans>Add dates</Trans>
      </TextLink>
    )
  return row.nextSlotAt === null ? (
    <span className={styles.Facts}>–</span>
  ) : (
    <span className={styles.Date}>{dates.friendlyDate(row.nextSlotAt, row.zone)}</span>
  )
}
