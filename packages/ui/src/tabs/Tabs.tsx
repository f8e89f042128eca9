import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Tabs.module.css'

export interface TabItem {
  value: string
  label: ReactNode
  /** Beside the label; nought shows too. */
  count?: number | undefined
}

export interface TabsProps {
  value: string
  onValueChange: (value: string) => void
  /** What the tabs choose among: "Bookings by state". */
  label: string
  tabs: readonly TabItem[]
  /** True when a panel loads data: arrows only move the focus, Enter or Space picks. */
  isManual?: boolean | undefined
  className?: string | undefined
  /** One `TabPanel` a tab. */
  children: ReactNode
}

/** Parts of one page, one of them open at a time. */
export function Tabs({ value, onValueChange, label, tabs, isManual, className, children }: TabsProps) {
  return (
    <Root
      value={value}
      onValueChange={onValueChange}
      activationMode={isManual ? 'manual' : 'automatic'}
      className={className}
    >
      <List aria-label={label} className={styles.List}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} className={styles.Tab}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.Count}>{tab.count}</span>}
          </Trigger>
        ))}
      </List>
      {children}
    </Root>
  )
}

export type TabPanelProps = ComponentProps<typeof Content>

export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Content {...rest} className={clsx(styles.Panel, className)} />
}
