import { TextInput } from '@ginipig/ui/text-input'
import { Search } from 'lucide-react'
import { useDebouncedDraft } from './use-debounced-draft.ts'

type SearchInputProps = {
  label: string
  placeholder: string
  className?: string | undefined
  /** What is searched for: the address's. */
  value: string | undefined
  /** After a pause; undefined for nothing. */
  onChange: (words: string | undefined) => void
}

/** Words that narrow a list, debounced. */
export function SearchInput({ label, placeholder, className, value, onChange }: SearchInputProps) {
  const words = useDebouncedDraft(value ?? '', (text) => onChange(text === '' ? undefined : text))
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={className}
      icon={<Search aria-hidden />}
      maxLength={80}
      value={words.draft}
      onChange={({ target }) => words.setDraft(target.value)}
    />
  )
}
