import { useUser } from '@ginipig/app/services/services-context.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, Trash2 } from 'lucide-react'
import styles from './WhatGoes.module.css'

/** What a deletion erases, what it keeps and why. Source: trust.md §5 (UK GDPR), G17. */
export function WhatGoes() {
  const user = useUser()
  const { gone, kept } = useWords(user?.user_type === 'provider')
  return (
    <div className={styles.WhatGoes}>
      <section>
        <h3 className={styles.Title}>
          <Trash2 aria-hidden />
          <Trans>Erased at once</Trans>
        </h3>
        <List items={gone} />
      </section>
      <section>
        <h3 className={styles.Title}>
          <Archive aria-hidden />
          <Trans>What we must keep</Trans>
        </h3>
        <List items={kept} />
      </section>
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.List}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function useWords(isProvider: boolean) {
  const { t } = useLingui()
  const login = t`Your password, and every log-in on every browser`
  const records = t`Bookings and payments, without your name: tax law asks us for them for six years`
  if (isProvider) {
    return {
      gone: [
        t`Your name, company, email, mobile, address and photo`,
        t`Your profile and your listings: nobody finds or books them any more`,
        login,
      ],
      kept: [
        records,
        t`The titles of what you sold: they’re on your clients’ receipts`,
        t`What you earned: it still goes to your account at Stripe when it is due, less what you owe`,
      ],
    }
  }
  return {
    gone: [
      t`Your name, email, mobile, where you live and your photo`,
      t`Your saved cards`,
      t`Photos and answers you gave before appointments, and the words and photos of your reviews`,
      login,
    ],
    kept: [
      records,
      t`Refunds on their way: they still reach the card you paid with`,
      t`The stars you gave, without your name: others chose by them`,
    ],
  }
}
