import { PartOverPage } from '@ginipig/app/route/failure/PartOverPage.tsx'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { dateFormat, firstOfMonth } from '@ginipig/domain/time'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'

/** Dialog and calendar are for who opens them. */
const DateDialog = lazyPart(() => import('./DateDialog.tsx'))

type DateChoiceProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  /** What the date is for: "Date". */
  label: string
  /** YYYY-MM-DD; undefined for any date. */
  value: string | undefined
  onValueChange: (date: string | undefined) => void
  /** What stands on the button before the date: an icon, a label. */
  children?: ReactNode
}

/** A button with the date on it, "Any date" without one; opens the own calendar. */
export function DateChoice({ label, value, onValueChange, children, ...rest }: DateChoiceProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const words = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const locale = formatLocale(i18n.locale)
  const dated = value && firstOfMonth(dateFormat(locale, words).format(Date.parse(`${value}T00:00Z`)), locale)
  const text = dated ?? t`Any date`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`${label}: ${text}`}
        {...rest}
        data-empty={value === undefined || undefined}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {children}
        <span>{text}</span>
      </button>
      {wasOpened ? (
        <PartOverPage onLost={() => setWasOpened(false)}>
          <DateDialog isOpen={isOpen} onOpenChange={setIsOpen} value={value} onValueChange={onValueChange} />
        </PartOverPage>
      ) : null}
    </>
  )
}
