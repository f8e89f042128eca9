import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useContentLanguage } from '@ginipig/app/words/content-language.ts'
import { getLatestNotifications } from '@ginipig/contract/notification/notification.ts'
import { useQuery } from '@tanstack/react-query'

/** The latest and how many are unread, live: an event of the socket asks again. */
export function useLatest() {
  const language = useContentLanguage()
  return useQuery({
    ...query(useApi(), getLatestNotifications, { query: { language } }),
    placeholderData: (before) => before, // in the other language, until this one is there
  })
}
