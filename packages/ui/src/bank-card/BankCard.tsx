import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { stableHash } from '#stable-hash/stable-hash.ts'
import { VisuallyHidden } from '#visually-hidden/index.ts'
import styles from './BankCard.module.css'

/** One flat shape or two a look. */
const arts = [
  <g key="loaf">
    <path className={styles.First} d="M196 202V112c0-54 34-90 78-90s78 36 78 90v90Z" />
    <path className={styles.Second} d="M236 202v-78c0-34 16-60 38-60s38 26 38 60v78Z" />
  </g>,
  <g key="ring">
    <circle className={styles.First} cx="286" cy="126" r="96" />
    <circle className={styles.Second} cx="286" cy="126" r="52" />
  </g>,
  <g key="hills">
    <circle className={styles.First} cx="300" cy="210" r="104" />
    <circle className={styles.Second} cx="196" cy="226" r="72" />
  </g>,
]

export interface BankCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Chooses the look: the same card always has the same. */
  cardId: string
  /** "Visa". */
  brand: string
  last4: string
  /** Read before the digits: "ending in". */
  endingIn: string
  /** "Hannah Doyle, 09/27". */
  detail: ReactNode
  /** Can't pay any more: pale, its number struck through. */
  isExpired?: boolean | undefined
}

/** A saved card as card art. */
export function BankCard({ cardId, brand, last4, endingIn, detail, isExpired, className, ...rest }: BankCardProps) {
  const look = stableHash(cardId) % arts.length
  return (
    <div {...rest} data-look={look} data-expired={isExpired || undefined} className={clsx(styles.BankCard, className)}>
      <svg className={styles.Art} viewBox="0 0 320 202" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        {arts[look]}
      </svg>
      <p className={styles.Brand}>{brand}</p>
      <div className={styles.Words}>
        <p className={styles.Number}>
          <VisuallyHidden>{endingIn} </VisuallyHidden>
          <span aria-hidden="true">•••• </span>
          <span className={styles.Digits}>{last4}</span>
        </p>
        <p className={styles.Detail}>{detail}</p>
      </div>
    </div>
  )
}

export interface BankCardAddProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** "Add a card". */
  label: ReactNode
  /** "Typed into Stripe, never into Ginipig". */
  note?: ReactNode
}

/** The tile behind the cards that adds one. */
export function BankCardAdd({ label, note, className, ...rest }: BankCardAddProps) {
  return (
    <button {...rest} type="button" className={clsx(styles.Add, className)}>
      <Plus aria-hidden="true" />
      <span>
        {label}
        {note === undefined ? null : <small className={styles.Note}> {note}</small>}
      </span>
    </button>
  )
}
