import { lazyPart } from '@ginipig/ui/lazy-part'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PartOverPage } from '#route/failure/PartOverPage.tsx'

const CookieSettings = lazyPart(() => import('./CookieSettings.tsx'))

type CookieSettingsLinkProps = { className?: string | undefined; children?: ReactNode }

/** Opens the cookie settings over the page. Without script, and in a tab of its own, it leads to the policy's section
 *  that says the same. Source: trust.md G45. */
export function CookieSettingsLink({ className, children }: CookieSettingsLinkProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <Link
        to="/cookies-policy"
        hash="counting"
        className={className}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {children}
      </Link>
      {isOpen === undefined ? null : (
        <PartOverPage fallback={<span role="status">{t`Loading…`}</span>} onLost={() => setIsOpen(undefined)}>
          <CookieSettings isOpen={isOpen} onOpenChange={setIsOpen} />
        </PartOverPage>
      )}
    </>
  )
}
