import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What went wrong and what to do, in two parts: the banner's title and its sentence. */
export type DeclineWords = { title: MessageDescriptor; advice: MessageDescriptor }

const anotherCard = msg`You haven’t been charged. Please use another card, or ask your bank about this one.`

const generic: DeclineWords = { title: msg`Your card was declined`, advice: anotherCard }

/** By Stripe's decline and error codes (docs.stripe.com/declines/codes). Lost, stolen and fraudulent read like any
 *  other decline: whoever holds the card is not told why. */
const words: Readonly<Record<string, DeclineWords>> = {
  insufficient_funds: {
    title: msg`There isn’t enough money on this card`,
    advice: msg`You haven’t been charged. Please use another card, or top this one up and try again.`,
  },
  expired_card: {
    title: msg`This card has expired`,
    advice: msg`You haven’t been charged. Check the expiry date, or use another card.`,
  },
  incorrect_cvc: {
    title: msg`The security code doesn’t match`,
    advice: msg`You haven’t been charged. Check the three or four digits on your card and try again.`,
  },
  invalid_cvc: {
    title: msg`The security code doesn’t match`,
    advice: msg`You haven’t been charged. Check the three or four digits on your card and try again.`,
  },
  incorrect_number: {
    title: msg`The card number isn’t right`,
    advice: msg`You haven’t been charged. Check the number and try again.`,
  },
  processing_error: {
    title: msg`The bank couldn’t work on this just now`,
    advice: msg`You haven’t been charged. Please try again in a moment, or use another card.`,
  },
  try_again_later: {
    title: msg`The bank couldn’t work on this just now`,
    advice: msg`You haven’t been charged. Please try again in a moment, or use another card.`,
  },
  card_velocity_exceeded: {
    title: msg`This card has reached its limit`,
    advice: msg`You haven’t been charged. Please use another card, or ask your bank to raise the limit.`,
  },
  card_not_supported: {
    title: msg`This card can’t be used for this`,
    advice: msg`You haven’t been charged. Please use another card.`,
  },
  authentication_required: {
    title: msg`Your bank wants to be sure that it’s you`,
    advice: msg`You haven’t been charged. Please try again and confirm the payment when your bank asks.`,
  },
  payment_intent_authentication_failure: {
    title: msg`Your bank didn’t confirm the payment`,
    advice: msg`You haven’t been charged. Please try again, or use another card.`,
  },
  challenge_closed: {
    title: msg`The payment wasn’t confirmed`,
    advice: msg`Your bank’s window was closed before it was done. You haven’t been charged; press Pay to try again.`,
  },
  connection_lost: {
    title: msg`The connection broke off`,
    advice: msg`We asked your bank: nothing has been taken. You can try again, and you can’t be charged twice.`,
  },
}

/** Words for any code; an unknown one is a decline like others. */
export const declineWords = (code: string): DeclineWords =>
  (Object.hasOwn(words, code) ? words[code] : undefined) ?? generic
