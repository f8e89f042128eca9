import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import styles from './Diary.module.css'
import { kindWords } from './kind-words.ts'

const shown = ['booked', 'request', 'open', 'blocked', 'elsewhere'] as const

/** What the colours of the diary stand for. */
export function DiaryKey() {
  const { t } = useLingui()
  const { i18n } = useI18n()
  return (
    <ul aria-label={t`Key`} className={styles.Key}>
      {shown.map((kind) => (
        <li key={kind}>
          <i data-kind={kind} />
          {i18n._(kindWords[kind])}
        </li>
      ))}
    </ul>
  )
}
