import { ButtonLink } from '@ginipig/ui/button'
import { Heading } from '@ginipig/ui/heading'
import type { RenderLink } from '@ginipig/ui/render-link'
import { Trans } from '@lingui/react/macro'
import styles from './AskUs.module.css'

/** Under all the questions: the way to one that isn't there. */
export function AskUs({ contactLink }: { contactLink: RenderLink }) {
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
