import * as v from 'valibot'
import { unseal } from '#platform/crypto.ts'
import type { Platform } from '#platform/platform.ts'
import { SMS_SEAL } from './enqueue-sms.ts'
import { SmsOrder, type SmsSender } from './sms.ts'
import { smsText } from './sms-text.ts'

/** `sms.send`. Twice is an SMS too many at worst. */
export async function sendSms({ config }: Platform, sender: SmsSender, sealed: string): Promise<void> {
  const { to, language, sms } = v.parse(SmsOrder, unseal(config.fieldKey, SMS_SEAL, Buffer.from(sealed, 'base64')))
  await sender.send({ to, text: smsText(sms, language, config.origins) })
}
