import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type Level, LevelPips } from './LevelPips.tsx'
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
