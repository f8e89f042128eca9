import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './Action.module.css'

export type MoneyStep = {
  id: string
  /** `stopped` goes no further before a person has decided. */
  state: 'done' | 'now' | 'stopped' | 'next'
  title: ReactNode
  detail: ReactNode
}

/** The way of one booking's money, from the client's card to the provider, and where it stands. */
export function MoneyLine({ label, stops }: { label: string; stops: readonly MoneyStep[] }) {
  const { t } = useLingui()
  const words = { done: t`done`, now: t`now`, stopped: t`stopped`, next: t`to come` }
  return (
    <ol aria-label={label} className={styles.Line}>
      {stops.map(({ id, state, title, detail }) => (
        <li
          key={id}
          data-state={state}
          aria-current={state === 'now' || state === 'stopped' ? 'step' : undefined}
          className={styles.Stop}
        >
          <b>
            {title}
            <VisuallyHidden> ({words[state]})</VisuallyHidden>
          </b>
          <span>{detail}</span>
        </li>
      ))}
    </ol>
  )
}
