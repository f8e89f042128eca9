import { Table, type TableColumn } from '@ginipig/ui/table'
import { useLingui } from '@lingui/react/macro'
import styles from './StoredTable.module.css'
import { type StoredItem, storedItems } from './stored-items.ts'

/** What the apps themselves keep in a browser. */
export function StoredTable() {
  const { t } = useLingui()
  const { purposes, lives } = useWords()
  const columns: TableColumn<StoredItem>[] = [
    { key: 'name', head: t`Name`, cell: ({ name }) => <code className={styles.Name}>{name}</code>, isWide: true },
    { key: 'purpose', head: t`What for`, cell: ({ purpose }) => purposes[purpose], isWide: true },
    { key: 'life', head: t`How long`, cell: (item) => lives(item) },
  ]
  return (
    <Table
      caption={t`What Ginipig stores in your browser`}
      columns={columns}
      rows={storedItems}
      rowKey={({ kind, name }) => `${kind} ${name}`}
    />
  )
}

function useWords() {
  const { t } = useLingui()
  const purposes: Record<StoredItem['purpose'], string> = {
    'log-in': t`Keeps you logged in. No script can read it.`,
    device: t`Remembers that you have logged in with this browser before, so that a stranger’s wrong guesses don’t lock you out.`,
    session: t`Who is logged in and your settings, encrypted.`,
    key: t`The key to it, which the browser keeps to itself.`,
    renewal: t`A random number by which our server knows that it is this browser which renews your log-in.`,
    days: t`Your appointments of today and tomorrow, encrypted: time, place and whom to ring, so that you can read them without signal.`,
    offline: t`The page you see without signal, with its pictures. The same for everybody.`,
    asked: t`That you said no to the home screen or to notifications on this device, so that we don’t ask again.`,
    analytics: t`Whether visits may be counted on this device, where we ask.`,
    language: t`The language you chose, for the pages and for the server that sends them.`,
    theme: t`Light or dark, if you chose.`,
    draft: t`What you have typed into the sign-up form, without the password.`,
    picture: t`The picture you chose in the sign-up form.`,
    waiting: t`That a sign-up waits for its code.`,
    unsent: t`What you are in the middle of in this tab: a form that isn’t sent yet, or what you wanted before you logged in.`,
    viewed: t`Which appointments you looked at in this tab, to find them again.`,
    link: t`The link to a new password, once you have opened it.`,
    crossing: t`Takes your log-in along from the marketplace to the provider area and back.`,
    scroll: t`How far you had scrolled, for when you go back.`,
  }
  const lives = ({ kind, purpose }: StoredItem): string => {
    if (purpose === 'log-in') return t`60 days at most, 14 without a visit, until you log out`
    if (purpose === 'device') return t`180 days`
    if (kind === 'cookie') return t`A year`
    if (kind === 'session') return t`Until you close the tab`
    return ['language', 'theme', 'offline', 'asked', 'analytics'].includes(purpose)
      ? t`Until you clear it`
      : t`Until you log out`
  }
  return { purposes, lives }
}
