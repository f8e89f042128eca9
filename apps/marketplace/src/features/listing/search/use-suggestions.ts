import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { suggestSearch } from '@ginipig/contract/listing/suggest.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Ms after the last key before suggestions are asked for; an answer that a later key has overtaken is given up. */
const PAUSE_MS = 120
/** Letters that say something. */
const ENOUGH = 2

/** What somebody who has typed this may mean; nothing while nobody types. */
export function useSuggestions(typed: string) {
  const text = typed.trim()
  const [begun] = useState(text)
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.length < ENOUGH || text === begun ? undefined : text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, begun])
  const { data } = useQuery({
    ...query(useApi(), suggestSearch, { query: { q: asked ?? '' } }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
  })
  return asked === undefined ? undefined : data
}
