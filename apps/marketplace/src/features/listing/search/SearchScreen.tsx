import { Button } from '@ginipig/ui/button'
import { Combobox } from '@ginipig/ui/combobox'
import { Dialog } from '@ginipig/ui/dialog'
import { TextInput } from '@ginipig/ui/text-input'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import styles from './SearchScreen.module.css'
import { useFirstOptions } from './use-first-options.tsx'
import { type SearchOption, useSearchOptions } from './use-search-options.tsx'

type SearchScreenProps = {
  isOpen: boolean
  /** Names the screen and its field. */
  label: string
  placeholder: string
  /** What stands in the page's field. */
  typed: string
  of: 'words' | 'places'
  /** It only fills its field: its form, which asks for more, has the button that searches. */
  onlyFills: boolean
  onClose: () => void
  onPick: (option: SearchOption) => void
  onSubmit: (text: string) => void
}

/** A field's suggestions with a phone's whole height: the field on top, what may be meant below, and before the first words
 *  what was looked at and what there is most of. What is typed here is the page's only once it is sent, so that nothing is
 *  searched for behind it. Default, because `lazy` asks for one. */
export default function SearchScreen({ isOpen, label, onClose, ...rest }: SearchScreenProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNowOpen) => isNowOpen || onClose()}
      size="screen"
      title={label}
      closeLabel={t`Close`}
    >
      <ScreenForm label={label} {...rest} />
    </Dialog>
  )
}

/** There only while the screen is open: begins with what the page's field holds each time. */
function ScreenForm({
  label,
  placeholder,
  typed,
  of,
  onlyFills,
  onPick,
  onSubmit,
}: Omit<SearchScreenProps, 'isOpen' | 'onClose'>) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(typed)
  const { groups, isAnswered, announce } = useSearchOptions(draft, of)
  const first = useFirstOptions(of)
  const shown = isAnswered ? groups : first
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React hands it on to the form that the page's field stands in, which isn't the one that was sent.
    event.stopPropagation()
    onSubmit(draft.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the page’s own
    <form role="search" className={styles.SearchScreen} onSubmit={handleSubmit}>
      <Combobox label={t`Suggestions`} typed={draft} groups={shown} announce={announce} onPick={onPick} isAlwaysOpen>
        {(input) => (
          <div className={styles.Top}>
            <TextInput
              {...input}
              type="search"
              aria-label={label}
              placeholder={placeholder}
              enterKeyHint={onlyFills ? 'done' : 'search'}
              maxLength={80}
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
              onFocus={({ target }) => target.select()}
              data-first-focus
            />
            <Button type="submit" variant="primary">
              {onlyFills ? <Trans>Done</Trans> : <Trans>Search</Trans>}
            </Button>
          </div>
        )}
      </Combobox>
      {shown.some(({ options }) => options.length > 0) ? null : (
        <p className={styles.Hint}>
          {isAnswered ? (
            <Trans>No suggestions for this. It is searched for all the same.</Trans>
          ) : of === 'places' ? (
            <Trans>A town, a part of one, a county or a postcode.</Trans>
          ) : null}
        </p>
      )}
    </form>
  )
}
