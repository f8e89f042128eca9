import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './Chip.module.css'

export interface ChipProps extends ComponentProps<'button'> {
  /** A toggle's state. Left out for a chip that only opens something ("Filters, 2 on"). */
  pressed?: boolean | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  size?: 'md' | 'lg' | undefined
}

/** A filter one can switch on and off. */
export function Chip({ pressed, icon, iconEnd, size = 'md', className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} data-size={size} className={clsx(styles.Chip, className)}>
      {icon}
      {children}
      {iconEnd}
    </button>
  )
}

export interface ChipLinkProps extends Pick<ChipProps, 'icon' | 'children'> {
  /** Whether what it leads away from, or to, is on. */
  isOn: boolean
  /** To the same page with the filter on, or off where it is on. */
  renderLink: RenderLink
}

/** A filter that stands in the address: it works before the script is there, and opens in a tab of its own. */
export function ChipLink({ isOn, icon, renderLink, children }: ChipLinkProps) {
  return renderLink({
    className: clsx(styles.Chip),
    'aria-current': isOn ? 'page' : undefined,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  })
}

export interface RemovableChipProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The whole name of the button; it contains the visible words: "£10 to £60, remove filter". */
  removeLabel: string
}

/** A filter that is on; pressing it takes it away. */
export function RemovableChip({ removeLabel, className, children, ...rest }: RemovableChipProps) {
  return (
    <button type="button" {...rest} aria-label={removeLabel} data-removable className={clsx(styles.Chip, className)}>
      {children}
      <X aria-hidden />
    </button>
  )
}
