import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Plural, Trans } from '@lingui/react/macro'

export function Booking() {
  const { answerBeforeHours, answerHours, holdMinutes, horizonMonths } = useFigures()
  return (
    <>
      <p>
        <Trans>
          You can book up to {horizonMonths} months ahead. When you pick a time we keep it for you for {holdMinutes}{' '}
          minutes while you answer the must-haves and pay.
        </Trans>
      </p>
      <p>
        <Trans>
          With <strong>Instant</strong> listings the booking is accepted as soon as your payment is. With all others you
          send a request: the provider has {answerHours} hours to answer, and must answer at the latest{' '}
          <Plural value={answerBeforeHours} one="# hour" other="# hours" /> before the start. Until then your bank only
          holds the amount. If the provider says no or doesn’t answer, or you withdraw, the hold is released and you
          have paid nothing.
        </Trans>
      </p>
      <p>
        <Trans>
          The contract between you and the provider begins when the request is accepted. You see it in your bookings,
          with the address, and we email you.
        </Trans>
      </p>
    </>
  )
}
