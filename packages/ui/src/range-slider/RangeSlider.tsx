import { Range, Root, Thumb, Track } from '@radix-ui/react-slider'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BoundInput } from './BoundInput.tsx'
import { Histogram } from './Histogram.tsx'
import styles from './RangeSlider.module.css'

export type RangeValue = readonly [low: number, high: number]

export interface RangeSliderProps {
  /** In whatever unit the caller counts: pence. Low is never above high. */
  value: RangeValue
  /** While dragging, on each step. */
  onValueChange: (value: RangeValue) => void
  /** When let go, and when a typed bound is left: the moment to search. */
  onValueCommit?: ((value: RangeValue) => void) | undefined
  min: number
  max: number
  /** What an arrow key moves, counted from `min`; Page keys move ten. */
  step: number
  /** Names of the two bounds, for thumbs and inputs: ["Lowest price", "Highest price"]. */
  labels: readonly [low: string, high: string]
  /** Read out at a thumb: 3400 gives "£34.00". */
  format: (value: number) => string
  /** In an input: 3400 gives "34.00". */
  formatInput: (value: number) => string
  /** @returns undefined when it is no number */
  parseInput: (text: string) => number | undefined
  /** Before the inputs: "£". */
  prefix?: ReactNode
  /** Behind them, where the language writes it there. */
  suffix?: ReactNode
  /** How many things lie in each equal part from min to max. */
  histogram?: readonly number[] | undefined
  className?: string | undefined
}

/** Two thumbs and two inputs for the same two bounds. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onValueChange, onValueCommit, min, max, step, labels, format, histogram, className } = props
  const [low, high] = value
  const { prefix, suffix, formatInput, parseInput } = props
  const inputs = { min, max, prefix, suffix, format: formatInput, parse: parseInput }

  const handleTyped = (next: RangeValue) => {
    onValueChange(next)
    onValueCommit?.(next)
  }

  // Radix speaks of number[]; with two thumbs it is always a pair.
  const asPair = (bounds: number[]): RangeValue => [bounds[0] ?? min, bounds[1] ?? max]

  return (
    <div className={clsx(styles.RangeSlider, className)}>
      {histogram === undefined ? null : <Histogram counts={histogram} min={min} max={max} value={value} />}
      <Root
        value={[...value]}
        min={min}
        max={max}
        step={step}
        onValueChange={(bounds) => onValueChange(asPair(bounds))}
        onValueCommit={(bounds) => onValueCommit?.(asPair(bounds))}
        className={styles.Slider}
      >
        <Track className={styles.Track}>
          <Range className={styles.Range} />
        </Track>
        <Thumb aria-label={labels[0]} aria-valuetext={format(low)} className={styles.Thumb} />
        <Thumb aria-label={labels[1]} aria-valuetext={format(high)} className={styles.Thumb} />
      </Root>
      <div className={styles.Inputs}>
        <BoundInput
          {...inputs}
          label={labels[0]}
          value={low}
          max={high}
          onCommit={(next) => handleTyped([next, high])}
        />
        <BoundInput
          {...inputs}
          label={labels[1]}
          value={high}
          min={low}
          onCommit={(next) => handleTyped([low, next])}
        />
      </div>
    </div>
  )
}
