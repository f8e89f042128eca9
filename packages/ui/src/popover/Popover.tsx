import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** One button that takes a ref and rest props: IconButton, Button. */
  trigger: ReactElement
  /** Id of the heading inside, which names it. */
  labelledBy: string
  open?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** For a story; by itself it opens and closes. */
  defaultOpen?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  children: ReactNode
}

/** A small surface beside its button, with links and buttons in it. Focus goes in and comes back; the page behind stays
 *  as it is. */
export function Popover({ trigger, labelledBy, align = 'end', children, ...state }: PopoverProps) {
  const { open, onOpenChange, defaultOpen } = state
  return (
    <Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
    >
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={labelledBy}
          className={styles.Popover}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
