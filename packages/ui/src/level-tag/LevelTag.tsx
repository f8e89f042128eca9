import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './LevelTag.module.css'

export interface LevelTagProps extends ComponentProps<'span'> {
  level: Level
  size?: 'sm' | 'md' | undefined
}

/** A provider's level: pips, tint and the word (`children`), always all three. */
export function LevelTag({ level, size = 'md', className, children, ...rest }: LevelTagProps) {
  return (
    <span {...rest} data-level={level} data-size={size} className={clsx(styles.LevelTag, className)}>
      <LevelPips level={level} />
      {children}
    </span>
  )
}

/** 1 newbie, 2 nearly there, 3 pro. */
export type Level = 1 | 2 | 3

export interface LevelPipsProps extends Omit<ComponentProps<'svg'>, 'children'> {
  level: Level
}

const BARS = [
  { x: 0, y: 8, height: 6 },
  { x: 5.2, y: 4.5, height: 9.5 },
  { x: 10.4, y: 0, height: 14 },
] as const

/** The three growing bars alone, for filter rows. Decoration: the word beside them carries the meaning. */
export function LevelPips({ level, className, ...rest }: LevelPipsProps) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" {...rest} className={clsx(styles.Pips, className)}>
      {BARS.map((bar, index) => (
        <rect key={bar.x} {...bar} width="3.5" rx="1.5" data-off={index >= level || undefined} />
      ))}
    </svg>
  )
}
