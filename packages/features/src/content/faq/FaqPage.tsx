import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useServices } from '@ginipig/app/services/services-context.ts'
import { useContentLanguage } from '@ginipig/app/words/content-language.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { type FaqItem, listFaq } from '@ginipig/contract/content/content.ts'
import { audienceOf, type FaqAudience, findAnswers } from '@ginipig/domain/content'
import { PageHeader } from '@ginipig/ui/page-header'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Spinner } from '@ginipig/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { Answers } from './Answers.tsx'
import { AudienceSwitch } from './AudienceSwitch.tsx'
import styles from './FaqPage.module.css'
import { Found } from './Found.tsx'
import type { FaqSearch } from './faq-search.ts'
import { SearchBox } from './SearchBox.tsx'

type FaqPageProps = {
  search: FaqSearch
  onSearchChange: (change: FaqSearch) => void
  /** Whose questions come first where nobody says. */
  audience: FaqAudience
  /** The way to write to us. */
  contactLink: RenderLink
}

/** `/faq` and `/provider/faq`: by group, by search, and each answer at an address of its own. Source: product.md §5. */
export function FaqPage({ search, onSearchChange, audience: first, contactLink }: FaqPageProps) {
  const { t } = useLingui()
  const { app } = useServices()
  const language = useContentLanguage()
  const { data, error, refetch, isFetching } = useQuery({
    ...query(useApi(), listFaq, { query: { language } }),
    placeholderData: keepPreviousData,
  })
  const hash = useLocation({ select: ({ hash }) => hash })
  // A server doesn't know it: what it rendered is taken over first.
  const target = useHydrated() ? hash : ''
  const items = data?.items ?? []
  const named = items.find(({ id }) => id === target)
  // An address that names a question shows it, whoever it is for.
  const audience = search.for ?? (named ? audienceOf(named.group) : first)
  const typed = search.q ?? ''
  return (
    <div data-app={app} className={styles.FaqPage}>
      <div className={styles.Head}>
        <PageHeader
          className={styles.Title}
          size={app === 'console' ? 'console' : 'page'}
          title={<Trans>Questions, and straight answers</Trans>}
        />
        <SearchBox typed={typed} onSearch={(q) => onSearchChange({ ...search, q })} />
        <AudienceSwitch audience={audience} />
      </div>
      <div className={styles.Body}>
        {error && !data ? <Failure error={error} onTryAgain={refetch} isTrying={isFetching} /> : null}
        {data || error ? null : <Spinner label={t`Loading…`} />}
        {data && typed !== '' ? (
          <Found typed={typed} found={findAnswers<FaqItem>(items, typed)} contactLink={contactLink} />
        ) : null}
        {data && typed === '' ? (
          <Answers items={items} audience={audience} target={target} contactLink={contactLink} />
        ) : null}
      </div>
    </div>
  )
}
