import { PartOverPage } from '@ginipig/app/route/failure/PartOverPage.tsx'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { dateFormat } from '@ginipig/domain/time'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react'

/** Dialog and calendar are for who opens them. */
const DateDialog = lazyPart(() => import('./DateDialog.tsx'))

type DateChoiceProps = Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> & {
  /** What the date is for: "Date". */
  label: string
  /** YYYY-MM-DD; undefined for any date. */
  value: string | undefined
  onValueChange: (date: string | undefined) => void
  /** The month to begin at while none is chosen, YYYY-MM; this month otherwise. */
  month?: string
  /** What stands on the button before the date: an icon, a label. */
  children?: ReactNode
  /** Another button than the one with the date on it, where the date stands beside it. */
  renderButton?: (button: { onClick: () => void; 'aria-haspopup': 'dialog' }) => ReactElement
}

/** A button with the date on it, "Any date" without one; opens the own calendar. */
export function DateChoice({ label, value, onValueChange, month, children, renderButton, ...rest }: DateChoiceProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const words = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const dated = value && dateFormat(formatLocale(i18n.locale), words).format(Date.parse(`${value}T00:00Z`))
  const text = dated ?? t`Any date`
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      {renderButton?.({ onClick: open, 'aria-haspopup': 'dialog' }) ?? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${label}: ${text}`}
          {...rest}
          data-empty={value === undefined || undefined}
          onClick={open}
        >
          {children}
          <span>{text}</span>
        </button>
      )}
      {wasOpened ? (
        <PartOverPage onLost={() => setWasOpened(false)}>
          <DateDialog
            key={month}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            value={value}
            onValueChange={onValueChange}
            firstMonth={month}
          />
        </PartOverPage>
      ) : null}
    </>
  )
}
