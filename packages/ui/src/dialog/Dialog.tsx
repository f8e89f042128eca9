import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#icon-button/index.ts'
import { Scrim, useOverlay } from '#overlay/index.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The answers: buttons, the safe one first. */
  actions?: ReactNode
  /** Shows the cross; its name. Left out where the buttons are the only ways on. */
  closeLabel?: string | undefined
  /** False keeps Escape and a click outside from losing work. */
  isDismissible?: boolean | undefined
  /** Stays in sight, and lets go of focus and pointer, while a window of somebody else has the floor: a bank's question. */
  isYielding?: boolean | undefined
  /** 480 or 640 px; `screen` takes all there is: a task that needs a phone's whole height. */
  size?: 'md' | 'lg' | 'screen' | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  className?: string | undefined
  /** After it closed and the focus is back: the dialog around, or the page's `main`, has it when what asked is gone. */
  onClosed?: (() => void) | undefined
}

/** A modal decision. Focus is trapped and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, closeLabel, className, onClosed } = props
  const { isDismissible = true, isYielding = false, size = 'md', role = 'dialog' } = props
  // Radix has no modal that pauses; one that is closed and still there is the same.
  const stays = isYielding || undefined
  const overlay = useOverlay(isDismissible)
  const handleCloseAutoFocus = (event: Event) => {
    overlay.onCloseAutoFocus(event)
    onClosed?.()
  }
  return (
    <Root open={open && !isYielding} onOpenChange={onOpenChange}>
      <Portal forceMount={stays}>
        <Scrim />
        <div className={styles.Place}>
          <Content
            {...overlay}
            forceMount={stays}
            onCloseAutoFocus={handleCloseAutoFocus}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            role={role}
            aria-modal="true"
            data-size={size}
            data-yielding={stays}
            className={clsx(styles.Dialog, className)}
          >
            <div className={styles.Head}>
              <Title className={styles.Title}>{title}</Title>
              {closeLabel === undefined ? null : (
                <Close asChild>
                  <IconButton size="sm" label={closeLabel} icon={<X aria-hidden />} className={styles.Close} />
                </Close>
              )}
            </div>
            {description === undefined ? null : <Description className={styles.Description}>{description}</Description>}
            {children === undefined ? null : <div className={styles.Body}>{children}</div>}
            {actions === undefined ? null : <div className={styles.Actions}>{actions}</div>}
          </Content>
        </div>
      </Portal>
    </Root>
  )
}
