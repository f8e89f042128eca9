import { NOTICE_DAYS } from '@ginipig/domain/legal'
import { Trans } from '@lingui/react/macro'

export function Changes() {
  return (
    <>
      <p>
        <Trans>
          When we change these terms we email you at least {NOTICE_DAYS} days before, with what changes and from when.
          If you don’t agree, you can delete your account before that day. A shorter notice is only for what the law
          makes us change sooner.
        </Trans>
      </p>
      <p>
        <Trans>
          A booking keeps the prices, shares and deadlines it was made with, whatever changes later. We note which
          version you agreed to when you signed up.
        </Trans>
      </p>
    </>
  )
}
