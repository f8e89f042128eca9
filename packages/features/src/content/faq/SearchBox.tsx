import { Button } from '@ginipig/ui/button'
import { TextInput } from '@ginipig/ui/text-input'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useState } from 'react'
import styles from './SearchBox.module.css'

/** @param props.typed - what the address says was searched for */
export function SearchBox({ typed, onSearch }: { typed: string; onSearch: (q: string | undefined) => void }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(typed)
  useEffect(() => setDraft(typed), [typed])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(draft.trim() === '' ? undefined : draft.trim())
  }
  return (
    <search className={styles.SearchBox}>
      <form className={styles.Form} onSubmit={handleSubmit}>
        <TextInput
          className={styles.Field}
          type="search"
          name="q"
          aria-label={t`Search questions`}
          placeholder={t`cancel, deposit, patch test…`}
          autoComplete="off"
          maxLength={80}
          icon={<Search aria-hidden="true" />}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button type="submit" variant="primary">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  )
}
