import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Stripe's code for why a card wasn't kept. */
export type KeepProblem = { code: string }

type KeepWords = { title: MessageDescriptor; advice: MessageDescriptor }

const generic: KeepWords = {
  title: msg`Your bank didn’t accept this card`,
  advice: msg`It wasn’t saved. Please use another card, or ask your bank about this one.`,
}

const unconfirmed: KeepWords = {
  title: msg`Your bank didn’t confirm that it’s you`,
  advice: msg`The card wasn’t saved. Press Save card to try again, or use another card.`,
}

const words: Readonly<Record<string, KeepWords>> = {
  expired_card: {
    title: msg`This card has expired`,
    advice: msg`It wasn’t saved. Check the expiry date, or use another card.`,
  },
  incorrect_cvc: {
    title: msg`The security code doesn’t match`,
    advice: msg`The card wasn’t saved. Check the three or four digits on it and try again.`,
  },
  setup_intent_authentication_failure: unconfirmed,
  challenge_closed: unconfirmed,
  connection_lost: {
    title: msg`The connection broke off`,
    advice: msg`We don’t know whether the card was saved. Close this and look at your cards before you try again.`,
  },
}

/** Words for any code; an unknown one reads like a decline. */
export const keepWords = ({ code }: KeepProblem): KeepWords =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? generic
