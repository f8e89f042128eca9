import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, Trash2 } from 'lucide-react'
import styles from './WhatGoes.module.css'

/** What a deletion erases, what it keeps and why. Source: trust.md §5 (UK GDPR). */
export function WhatGoes() {
  const { t } = useLingui()
  const gone = [
    t`Your name, email, mobile, where you live and your photo`,
    t`Your password, and every log-in on every browser`,
    t`Photos and answers you gave before appointments`,
  ]
  const kept = [
    t`Bookings and payments, without your name: tax law asks us for them for six years`,
    t`Reviews you wrote, without your name: others chose by them`,
  ]
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
