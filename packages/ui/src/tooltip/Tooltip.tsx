import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** Text only, and never the only place where something is said: touch screens don't show it. */
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** For a story; by itself it follows pointer and focus. */
  defaultOpen?: boolean | undefined
  /** One focusable thing that takes a ref and rest props. */
  children: ReactElement
}

/** A few words on what is pointed at or focused. */
export function Tooltip({ text, side = 'top', defaultOpen, children }: TooltipProps) {
  return (
    <Provider delayDuration={300}>
      <Root {...(defaultOpen === undefined ? {} : { defaultOpen })}>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content side={side} sideOffset={6} collisionPadding={8} className={styles.Tooltip}>
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
