import styles from './RangeSlider.module.css'

interface HistogramProps {
  counts: readonly number[]
  min: number
  max: number
  value: readonly [low: number, high: number]
}

/** How things spread over the range. Decoration: the results' count says it in words. */
export function Histogram({ counts, min, max, value: [low, high] }: HistogramProps) {
  const most = Math.max(1, ...counts)
  const width = (max - min) / counts.length
  return (
    <div aria-hidden className={styles.Histogram}>
      {counts.map((count, index) => {
        const middle = min + (index + 0.5) * width
        return (
          <span
            key={middle}
            data-inside={(middle >= low && middle <= high) || undefined}
            style={{ height: `${(count / most) * 100}%` }}
            className={styles.Bar}
          />
        )
      })}
    </div>
  )
}
