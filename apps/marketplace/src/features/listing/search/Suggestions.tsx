import { useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = {
  /** What the field names as its `list`. */
  id: string
  typed: string
  of: 'words' | 'places'
}

/** What a field may be filled with, as the browser's own list: read out, walked by arrow keys and drawn by each system as
 *  its people know it. */
export function Suggestions({ id, typed, of }: SuggestionsProps) {
  const found = useSuggestions(typed)
  return (
    <datalist id={id}>
      {of === 'places' ? found?.places.map((label) => <option key={label} value={label} />) : null}
      {of === 'words' ? found?.treatments.map((name) => <option key={name} value={name} />) : null}
      {of === 'words'
        ? found?.people.map(({ id: person, name, town }) => (
            <option key={person} value={name} label={`${name}, ${town}`} />
          ))
        : null}
    </datalist>
  )
}
