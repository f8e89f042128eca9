import { readMore } from '@ginipig/domain/text'
import { LinkButton } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** A description cut at 45 characters, the rest in place behind "Read More". Source: spec §5. */
export function CardDescription({ text, title }: { text: string; title: string }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { shown, isCut } = readMore(text)
  return (
    <p>
      {isOpen ? text : shown}{' '}
      {isCut ? (
        <LinkButton
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Read Less about ${title}` : t`Read More about ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Read Less</Trans> : <Trans>Read More</Trans>}
        </LinkButton>
      ) : null}
    </p>
  )
}
