import { Badge } from '@ginipig/ui/badge'
import { Button } from '@ginipig/ui/button'
import { Dialog } from '@ginipig/ui/dialog'
import { TextLink } from '@ginipig/ui/link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useToast } from '#services/services-context.ts'
import { type AnalyticsChoice, useAnalytics } from './analytics.ts'
import styles from './CookieSettings.module.css'

type CookieSettingsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** What lies in the browser, in four lines, and the one thing that can be refused: either answer is one press, as often
 *  as one likes. Where nothing is counted it says so. Source: trust.md G45. */
export default function CookieSettings({ isOpen, onOpenChange }: CookieSettingsProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { isConfigured, choice, choose } = useAnalytics()
  const answer = (wish: AnalyticsChoice) => {
    choose(wish)
    onOpenChange(false)
    toast.success(wish === 'yes' ? t`Saved. We count your visits on this device.` : t`Saved. Only what’s needed.`)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Cookies</Trans>}
      closeLabel={t`Close`}
      actions={
        isConfigured ? (
          <>
            <Button onClick={() => answer('no')}>
              <Trans>Only needed</Trans>
            </Button>
            <Button onClick={() => answer('yes')}>
              <Trans>Allow counting</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      <ul className={styles.Items}>
        <Item name={t`Signed in`} life={t`Until you log out, 60 days at most`} state={<Needed />}>
          <Trans>Keeps you logged in on this device</Trans>
        </Item>
        <Item name={t`What you’re doing`} life={t`Until you close the tab`} state={<Needed />}>
          <Trans>A form you haven’t sent yet, what you looked at</Trans>
        </Item>
        <Item name={t`Theme and language`} life={t`A year, or until you clear it`} state={<Needed />}>
          <Trans>What you picked, and your answer here</Trans>
        </Item>
        {isConfigured ? (
          <Item
            name={t`Counting visits`}
            life={t`13 months at most`}
            state={choice === 'yes' ? <Badge tone="success">{t`On`}</Badge> : <Badge tone="neutral">{t`Off`}</Badge>}
          >
            <Trans>Which kinds of pages are opened, by Google Analytics; no name</Trans>
          </Item>
        ) : null}
      </ul>
      <p className={styles.Note}>
        {isConfigured ? (
          <Trans>Change it whenever you like, at the bottom of the home page and most others.</Trans>
        ) : (
          <Trans>We don’t count visits: there is nothing to agree to, and so we don’t ask.</Trans>
        )}{' '}
        <TextLink render={(slot) => <Link to="/cookies-policy" onClick={() => onOpenChange(false)} {...slot} />}>
          <Trans>Cookies policy</Trans>
        </TextLink>
      </p>
    </Dialog>
  )
}

function Needed() {
  return (
    <Badge tone="neutral">
      <Trans>Needed</Trans>
    </Badge>
  )
}

type ItemProps = { name: string; life: string; state: ReactNode; children: ReactNode }

function Item({ name, life, state, children }: ItemProps) {
  return (
    <li className={styles.Item}>
      <div>
        <p className={styles.Name}>{name}</p>
        <p className={styles.Text}>{children}</p>
        <p className={styles.Life}>{life}</p>
      </div>
      {state}
    </li>
  )
}
