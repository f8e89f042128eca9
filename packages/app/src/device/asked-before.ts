import { useState } from 'react'
import { pageStorage } from '#services/page-storage.ts'

/** What may be offered for this device, and was answered with no. */
type Question = 'install' | 'push'

const KEY = 'ginipig.asked'
const read = () => (pageStorage().getItem(KEY) ?? '').split(' ').filter(Boolean)

/** Whether a question was answered with "Not now" on this device; then it isn't asked again, and lives in the settings. */
export function useAskedBefore(question: Question): [wasAsked: boolean, note: () => void] {
  const [wasAsked, setAsked] = useState(() => read().includes(question))
  return [
    wasAsked,
    () => {
      pageStorage().setItem(KEY, [...new Set([...read(), question])].join(' '))
      setAsked(true)
    },
  ]
}
