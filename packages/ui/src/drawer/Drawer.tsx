import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#icon-button/index.ts'
import { Scrim, useOverlay } from '#overlay/index.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './Drawer.module.css'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Read out after the title, not shown. */
  description?: ReactNode
  closeLabel: string
  /** Beside the cross: a "Clear all" link button. */
  headerAction?: ReactNode
  /** Stays in view below the scrolling part. */
  footer?: ReactNode
  /** False keeps Escape and a click outside from losing work. */
  isDismissible?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A task beside the page: a panel at the inline end, below 768 px a sheet from the bottom. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, description, closeLabel, headerAction, footer, children, className } = props
  const overlay = useOverlay(props.isDismissible ?? true)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim />
        <Content
          {...overlay}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={clsx(styles.Drawer, className)}
        >
          <span aria-hidden className={styles.Grip} />
          <header className={styles.Head}>
            <Title className={styles.Title}>{title}</Title>
            {headerAction}
            <Close asChild>
              <IconButton label={closeLabel} icon={<X aria-hidden />} className={styles.Close} />
            </Close>
          </header>
          {description === undefined ? null : (
            <Description asChild>
              <VisuallyHidden>{description}</VisuallyHidden>
            </Description>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <div className={styles.Body} tabIndex={0}>
            {children}
          </div>
          {footer === undefined ? null : <footer className={styles.Foot}>{footer}</footer>}
        </Content>
      </Portal>
    </Root>
  )
}
