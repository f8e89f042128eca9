import type { FaqItem } from '@ginipig/contract/content/content.ts'
import { type FaqAudience, faqGroups } from '@ginipig/domain/content'
import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import type { RenderLink } from '@ginipig/ui/render-link'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './Answers.module.css'
import { groupWords } from './faq-words.ts'
import { Question } from './Question.tsx'

type AnswersProps = {
  items: readonly FaqItem[]
  audience: FaqAudience
  /** Id of the question that the address names. */
  target: string
  contactLink: RenderLink
}

/** Every question of one side, by group. */
export function Answers({ items, audience, target, contactLink }: AnswersProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const groups = faqGroups[audience]
    .map((group) => ({ group, title: i18n._(groupWords[group]), ofIt: items.filter((item) => item.group === group) }))
    .filter(({ ofIt }) => ofIt.length > 0)
  return (
    <div className={styles.Answers}>
      <nav aria-label={t`Groups`} className={styles.Groups}>
        {groups.map(({ group, title, ofIt }) => (
          <a key={group} href={`#group-${group}`} className={styles.Group}>
            {title}
            <span aria-hidden="true" className={styles.Count}>
              {ofIt.length}
            </span>
          </a>
        ))}
      </nav>
      <div>
        {groups.map(({ group, title, ofIt }) => (
          <section key={group} aria-labelledby={`group-${group}`} className={styles.Section}>
            <Heading level={2} look="section" id={`group-${group}`} tabIndex={-1} className={styles.Title}>
              {title}
            </Heading>
            {ofIt.map((item) => (
              <Question key={item.id} item={item} isTarget={item.id === target} />
            ))}
          </section>
        ))}
        <AskUs contactLink={contactLink} />
      </div>
    </div>
  )
}

/** Under all the questions: the way to one that isn't there. */
function AskUs({ contactLink }: { contactLink: RenderLink }) {
  return (
    <div className={styles.AskUs}>
      <Heading level={2} look="section">
        <Trans>Not in here?</Trans>
      </Heading>
      <p>
        <Trans>Write to us. A person reads it.</Trans>
      </p>
      <ButtonLink variant="primary" render={contactLink}>
        <Trans>Ask us</Trans>
      </ButtonLink>
    </div>
  )
}
