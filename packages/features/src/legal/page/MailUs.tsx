import { Trans } from '@lingui/react/macro'
import { usePublisher } from './use-publisher.ts'

/** The address for complaints and questions, as a link in a sentence. */
export function MailUs() {
  const publisher = usePublisher()
  if (publisher === undefined) return <Trans>our email address</Trans>
  const { email } = publisher
  return <a href={`mailto:${email}`}>{email}</a>
}
