import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { LegalSection } from '../legal-text.ts'
import styles from './Contents.module.css'
import { focusSection } from './use-hash-focus.ts'

/** The way to each section: beside the text, or folded above it. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const { t, i18n } = useLingui()
  const isWide = useMediaQuery(breakpoints.wide)
  const [isOpen, setIsOpen] = useState(false)
  const list = (
    <ol className={styles.List}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          {/* Pressed again its address doesn't change, so the press itself leads there. */}
          <Link
            to="."
            hash={id}
            className={styles.Link}
            activeOptions={{ includeHash: true }}
            onClick={() => focusSection(id)}
          >
            {i18n._(title)}
          </Link>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={t`On this page`} className={styles.Contents}>
      {isWide ? (
        <>
          <p aria-hidden="true" className={styles.Title}>
            <Trans>On this page</Trans>
          </p>
          {list}
        </>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className={styles.Summary}>
            <Trans>On this page</Trans>
            <ChevronDown aria-hidden />
          </summary>
          {list}
        </details>
      )}
    </nav>
  )
}
