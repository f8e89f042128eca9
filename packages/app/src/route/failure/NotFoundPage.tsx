import { ButtonLink } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../page-title.ts'
import styles from './Failure.module.css'

type NothingFoundProps = {
  title?: string | undefined
  /** What is missing, where it isn't the page. */
  text?: ReactNode
  /** Where the app's `/` leads. */
  home?: ReactNode
  /** The ways on, where they are others than home. */
  action?: ReactNode
}

/** No such path, or nothing behind it. */
export const NotFoundPage = (): ReactNode => <NothingFound />

/** The same in the words of one app or one page. */
export function NothingFound({ title, text, home, action }: NothingFoundProps): ReactNode {
  const { t } = useLingui()
  const missing = title ?? t`Page not found`
  usePageTitle(missing)
  return (
    <EmptyState
      pig="search"
      headingLevel={1}
      className={styles.Failure}
      title={missing}
      text={text ?? <Trans>This page doesn’t exist, or it has moved.</Trans>}
      action={
        action ?? (
          <ButtonLink variant="primary" render={(slot) => <Link to="/" {...slot} />}>
            {home ?? <Trans>Go to Home</Trans>}
          </ButtonLink>
        )
      }
    />
  )
}
