import type { FaqItem } from '@ginipig/contract/content/content.ts'
import { Heading } from '@ginipig/ui/heading'
import { TextLink } from '@ginipig/ui/link'
import { Prose } from '@ginipig/ui/prose'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Markdown } from '../markdown/Markdown.tsx'
import styles from './Question.module.css'

/** @param props.isTarget - the address names it: it is open, tinted, and one begins to read there */
export function Question({ item: { id, question, answer }, isTarget }: { item: FaqItem; isTarget: boolean }) {
  const summary = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(isTarget)
  useEffect(() => {
    if (!isTarget) return
    setIsOpen(true)
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView()
  }, [isTarget])
  return (
    <details
      id={id}
      data-target={isTarget || undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={styles.Question}
    >
      <summary ref={summary} className={styles.Summary}>
        <Heading level={3} look="group" className={styles.Title}>
          {question}
        </Heading>
        <Plus aria-hidden="true" />
      </summary>
      <div className={styles.Answer}>
        <Prose pitch="short">
          <Markdown text={answer} />
        </Prose>
        <p className={styles.Foot}>
          <TextLink look="quiet" render={(slot) => <Link to="." search={true} hash={id} replace {...slot} />}>
            <Trans>Link to this answer</Trans>
          </TextLink>
        </p>
      </div>
    </details>
  )
}
