import type { TextMessage } from '@ginipig/contract/message/thread.ts'
import { useLingui } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import styles from './Bubble.module.css'

type PartsOf = TextMessage['parts']

/** What a hidden part was, in words. */
export function useHiddenWords() {
  const { t } = useLingui()
  return {
    phone: t`phone number hidden`,
    email: t`email address hidden`,
    link: t`link hidden`,
    handle: t`account name hidden`,
  }
}

/** A message's text, with what stands in the place of contact details. */
export function Parts({ parts }: { parts: PartsOf }) {
  const words = useHiddenWords()
  return parts.map((part, index) =>
    'text' in part ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change their order
      <span key={index} className={styles.Mask}>
        <EyeOff aria-hidden />
        {words[part.hidden]}
      </span>
    ),
  )
}

/** The same in one line. */
export function usePlainParts(): (parts: PartsOf) => string {
  const words = useHiddenWords()
  return (parts) => parts.map((part) => ('text' in part ? part.text : `[${words[part.hidden]}]`)).join('')
}
