import { Button } from '@ginipig/ui/button'
import type { ComboboxInput } from '@ginipig/ui/combobox'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import styles from './FindForm.module.css'

const empty = { q: '', place: '', date: '' }

type ComboboxProps = {
  label: string
  placeholder: string
  typed: string
  of: 'words' | 'places'
  onlyFills: true
  onPick: (picked: { q?: string; place?: string }) => void
  className: string | undefined
  children: (input: ComboboxInput) => ReactElement
}

export type FindFormProps = {
  /** A text field with suggestions; another feature knows them. */
  Combobox: ComponentType<ComboboxProps>
}

/** Treatment, place and date; leads to the list with them, by the form's own address before the script is there. */
export function FindForm({ Combobox }: FindFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [given, setGiven] = useState(empty)
  const [today, setToday] = useState<string>()
  // The visitor's own day: where the page is rendered it may be another.
  useEffect(() => setToday(visitorsToday()), [])
  const field = (name: keyof typeof empty) => ({
    name,
    value: given[name],
    onChange: (event: { target: HTMLInputElement }) => setGiven({ ...given, [name]: event.target.value }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const [q, place, date] = [given.q.trim(), given.place.trim(), given.date]
    void navigate({
      to: '/treatment',
      search: { q: q || undefined, place: place || undefined, date: date || undefined },
    })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark; older engines don’t know <search>
    <form role="search" action="/treatment" className={styles.FindForm} onSubmit={handleSubmit}>
      <div className={styles.Fields}>
        <Combobox
          label={t`Treatment`}
          placeholder={t`Balayage, gel nails…`}
          typed={given.q}
          of="words"
          onlyFills
          className={styles.Cell}
          // A place found here belongs to the field beside it.
          onPick={(picked) => setGiven({ ...given, q: '', ...picked })}
        >
          {(input) => (
            <Part
              label={<Trans>Treatment</Trans>}
              placeholder={t`Balayage, gel nails…`}
              maxLength={80}
              {...input}
              {...field('q')}
            />
          )}
        </Combobox>
        <Combobox
          label={t`Where`}
          placeholder={t`Anywhere`}
          typed={given.place}
          of="places"
          onlyFills
          className={styles.Cell}
          onPick={(picked) => setGiven({ ...given, ...picked })}
        >
          {(input) => (
            <Part
              label={<Trans>Where</Trans>}
              placeholder={t`Anywhere`}
              maxLength={80}
              {...input}
              {...field('place')}
            />
          )}
        </Combobox>
        <div className={styles.Cell}>
          <Part label={<Trans>When</Trans>} type="date" min={today} {...field('date')} />
        </div>
        <Button variant="primary" type="submit" size="lg" icon={<Search aria-hidden="true" />} className={styles.Go}>
          <Trans>Search</Trans>
        </Button>
      </div>
    </form>
  )
}

function Part({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={styles.Part}>
      <span className={styles.Label}>{label}</span>
      <input type="text" autoComplete="off" enterKeyHint="search" {...input} className={styles.Input} />
    </label>
  )
}

/** The visitor's own today, as a date field wants it. */
function visitorsToday(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
