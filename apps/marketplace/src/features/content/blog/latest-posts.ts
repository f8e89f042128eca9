import type { Api } from '@ginipig/api-client/core/api.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { contentLanguage } from '@ginipig/app/words/content-language.ts'
import { listPosts } from '@ginipig/contract/content/content.ts'

/** The three newest posts in the language of a page. */
export const latestPosts = (api: Api, locale: string) =>
  query(api, listPosts, { query: { language: contentLanguage(locale), limit: '3' } })
