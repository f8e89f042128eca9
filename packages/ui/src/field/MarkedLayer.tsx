import { useEffect, useRef } from 'react'
import styles from './MarkedLayer.module.css'

/** A part of a text, in UTF-16 units as in `slice`. */
export interface Mark {
  start: number
  end: number
}

interface MarkedLayerProps {
  text: string
  marks: readonly Mark[]
}

/** Underlines parts of what stands in the control after it, where they stand: the same words, unseen, behind it. */
export function MarkedLayer({ text, marks }: MarkedLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const behind = layer.current
    const control = behind?.nextElementSibling
    if (!behind || !control) return undefined
    const follow = () => {
      behind.scrollLeft = control.scrollLeft
      behind.scrollTop = control.scrollTop
    }
    follow()
    control.addEventListener('scroll', follow)
    return () => control.removeEventListener('scroll', follow)
  })
  return (
    <div ref={layer} aria-hidden="true" className={styles.Layer}>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
      {/* A last empty line has its height only with something in it. */}
      {'\u200B'}
    </div>
  )
}
