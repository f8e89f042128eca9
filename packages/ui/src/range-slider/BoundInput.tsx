import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { TextInput } from '#text-input/index.ts'

interface BoundInputProps {
  label: string
  value: number
  min: number
  max: number
  prefix: ReactNode
  suffix: ReactNode
  format: (value: number) => string
  parse: (text: string) => number | undefined
  onCommit: (value: number) => void
}

/** Holds what is being typed until it is left or Enter is pressed; nonsense falls back to the value. */
export function BoundInput({ label, value, min, max, prefix, suffix, format, parse, onCommit }: BoundInputProps) {
  const [draft, setDraft] = useState<string>()

  const commit = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const parsed = parse(draft)
    if (parsed === undefined || Number.isNaN(parsed)) return
    const within = Math.min(max, Math.max(min, parsed))
    if (within !== value) onCommit(within)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }

  return (
    <TextInput
      aria-label={label}
      prefix={prefix}
      suffix={suffix}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? format(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  )
}
