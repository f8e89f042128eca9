import type { FaqItem } from '@ginipig/contract/content/content.ts'
import { audienceOf } from '@ginipig/domain/content'
import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Heading } from '@ginipig/ui/heading'
import type { RenderLink } from '@ginipig/ui/render-link'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './Found.module.css'
import { audienceWords, groupWords } from './faq-words.ts'

type FoundProps = { typed: string; found: readonly FaqItem[]; contactLink: RenderLink }

/** What a search found, of both sides; each leads to its answer. */
export function Found({ typed, found, contactLink }: FoundProps) {
  const { i18n } = useLingui()
  const count = found.length
  return (
    <div className={styles.Found}>
      <p role="status" className={styles.Count}>
        {plural(count, {
          0: `No answers about “${typed}”`,
          one: `One answer about “${typed}”`,
          other: `# answers about “${typed}”`,
        })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          pig="search"
          align="start"
          title={<Trans>No Data Found!</Trans>}
          text={<Trans>Nothing here about that. Try another word, or ask us.</Trans>}
          action={
            <>
              <ButtonLink variant="primary" render={contactLink}>
                <Trans>Ask us</Trans>
              </ButtonLink>
              <ButtonLink variant="ghost" render={(slot) => <Link to="." search={{}} {...slot} />}>
                <Trans>See all questions</Trans>
              </ButtonLink>
            </>
          }
        />
      ) : (
        <ol>
          {found.map(({ id, group, question }) => (
            <li key={id} className={styles.Item}>
              <p className={styles.Where}>
                {i18n._(audienceWords[audienceOf(group)])} · {i18n._(groupWords[group])}
              </p>
              <Heading level={2} look="group">
                <Link to="." search={{ for: audienceOf(group) }} hash={id} className={styles.Link}>
                  {question}
                </Link>
              </Heading>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
