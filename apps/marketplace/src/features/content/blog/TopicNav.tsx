import { type PostTopic, postTopics } from '@ginipig/domain/content'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './TopicNav.module.css'
import { topicWords } from './topic-words.ts'

type TopicNavProps = { topic: PostTopic | undefined; counts: Readonly<Record<string, number>>; all: number }

/** What there is to read about; a topic without a post isn't there. */
export function TopicNav({ topic, counts, all }: TopicNavProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <nav aria-label={t`Topics`} className={styles.TopicNav}>
      <Topic topic={undefined} isOn={topic === undefined} count={all}>
        <Trans>All</Trans>
      </Topic>
      {postTopics
        .filter((one) => (counts[one] ?? 0) > 0)
        .map((one) => (
          <Topic key={one} topic={one} isOn={topic === one} count={counts[one] ?? 0}>
            {i18n._(topicWords[one])}
          </Topic>
        ))}
    </nav>
  )
}

type TopicProps = { topic: PostTopic | undefined; isOn: boolean; count: number; children: ReactNode }

function Topic({ topic, isOn, count, children }: TopicProps) {
  return (
    <Link
      to="/our-blogs"
      search={topic === undefined ? {} : { topic }}
      resetScroll={false}
      activeProps={{ 'aria-current': undefined }}
      aria-current={isOn ? 'true' : undefined}
      data-on={isOn || undefined}
      className={styles.Topic}
    >
      {children} <span className={styles.Count}>{count}</span>
    </Link>
  )
}
