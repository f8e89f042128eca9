import { Trans } from '@lingui/react/macro'

export function Reviews() {
  return (
    <>
      <p>
        <Trans>
          Only a client who had the appointment can review it, once for each booking: professionalism, friendliness,
          reliability and results, with a comment and photos of the result if they like. The averages count every review
          that is shown.
        </Trans>
      </p>
      <p>
        <Trans>
          We publish good reviews and bad ones alike. We don’t pay for reviews, and nobody may offer anything for one or
          put pressure on the other side. We remove a review only when it breaks these terms or the law, and we tell its
          author why.
        </Trans>
      </p>
    </>
  )
}
