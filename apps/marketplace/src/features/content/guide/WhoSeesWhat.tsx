import { Heading } from '@ginipig/ui/heading'
import { Section } from '@ginipig/ui/section'
import { Table, type TableColumn } from '@ginipig/ui/table'
import { Trans, useLingui } from '@lingui/react/macro'
import page from '../ContentPage.module.css'

type Seen = { what: string; before: string; after: string }

/** What either side learns of the other, before a yes and after. Source: product.md §5, trust.md. */
export function WhoSeesWhat() {
  const { t } = useLingui()
  const [everybody, hidden] = [t`Everybody`, t`Hidden`]
  const [onlyYou, client] = [t`Only you`, t`The client`]
  const rows: readonly Seen[] = [
    { what: t`Your name, photo, town and level`, before: everybody, after: everybody },
    { what: t`First half of your postcode`, before: everybody, after: everybody },
    { what: t`Your full address`, before: hidden, after: client },
    { what: t`Phone numbers, yours and theirs`, before: hidden, after: t`Both of you` },
    { what: t`The client’s answers and photos`, before: onlyYou, after: onlyYou },
  ]
  const columns: readonly TableColumn<Seen>[] = [
    { key: 'what', head: t`What`, isWide: true, cell: ({ what }) => <b>{what}</b> },
    { key: 'before', head: t`Before you accept`, cell: ({ before }) => before },
    { key: 'after', head: t`After`, cell: ({ after }) => after },
  ]
  return (
    <Section tone="sunken">
      <div className={page.Pair}>
        <div>
          <Heading level={2} look="page">
            <Trans>Who sees what, and when</Trans>
          </Heading>
          <p className={page.Aside}>
            <Trans>You both know enough to say yes. Where to go is told once you have.</Trans>
          </p>
        </div>
        <Table caption={t`Who sees what, and when`} columns={columns} rows={rows} rowKey={({ what }) => what} />
      </div>
    </Section>
  )
}
