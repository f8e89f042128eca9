import { Content, Item, Label, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import type { RenderLink } from '#render-link/index.ts'
import styles from './Menu.module.css'

export interface MenuProps {
  /** One button that takes a ref and rest props: IconButton, Button. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end' | undefined
  /** For a story or a test; by itself it opens and closes. */
  defaultOpen?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A choice of actions. The menu is named by its trigger. */
export function Menu({ trigger, align = 'end', defaultOpen, className, children }: MenuProps) {
  return (
    // Not modal: the page behind stays readable and scrolls, as with the browser's own menus.
    <Root modal={false} {...(defaultOpen === undefined ? {} : { defaultOpen })}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content align={align} sideOffset={6} collisionPadding={8} className={clsx(styles.Menu, className)}>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  /** `danger` for what can't be taken back; it still asks. */
  tone?: 'plain' | 'danger' | undefined
  disabled?: boolean | undefined
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, tone = 'plain', disabled, onSelect, children }: MenuItemProps) {
  return (
    <Item
      data-tone={tone}
      {...(disabled === undefined ? {} : { disabled })}
      onSelect={() => onSelect()}
      className={clsx(styles.Item)}
    >
      {icon}
      {children}
    </Item>
  )
}

export interface MenuLinkProps {
  icon?: ReactNode
  render: RenderLink
  children: ReactNode
}

export function MenuLink({ icon, render, children }: MenuLinkProps) {
  return (
    <Item asChild>
      {render({
        className: clsx(styles.Item),
        children: (
          <>
            {icon}
            {children}
          </>
        ),
      })}
    </Item>
  )
}

/** A line of words that can't be picked: who is signed in. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Label className={clsx(styles.Label)}>{children}</Label>
}

export function MenuSeparator() {
  return <Separator className={clsx(styles.Separator)} />
}
