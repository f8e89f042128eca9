import { TextLink } from '@ginipig/ui/link'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './WithForgotLink.module.css'

type WithForgotLinkProps = {
  /** The field of a password that is known. */
  children: ReactNode
  onClick?: () => void
}

/** Beside the label to look at, after the field by Tab: who types a password isn't led away first. */
export function WithForgotLink({ children, onClick }: WithForgotLinkProps) {
  const { t } = useLingui()
  return (
    <div className={styles.WithForgotLink}>
      {children}
      <TextLink
        className={styles.Link}
        render={(slot) => <Link to="/forgot-password" {...(onClick && { onClick })} {...slot} />}
      >
        {t({ message: 'Forgot it?', comment: 'the password' })}
      </TextLink>
    </div>
  )
}
