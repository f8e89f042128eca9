import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Plural, Trans } from '@lingui/react/macro'

export function Requests() {
  const { answerBeforeHours, answerHours, balanceHours, unpaidHours } = useFigures()
  return (
    <ul>
      <li>
        <Trans>
          You choose for each listing: <strong>Instant</strong> accepts every booking at once; otherwise you answer
          requests yourself within {answerHours} hours, and at the latest{' '}
          <Plural value={answerBeforeHours} one="# hour" other="# hours" /> before the start. What you don’t answer ends
          by itself and costs nobody anything.
        </Trans>
      </li>
      <li>
        <Trans>
          You may decline with a reason. Never decline or treat anybody worse for a characteristic that the Equality Act
          2010 protects.
        </Trans>
      </li>
      <li>
        <Trans>
          Once accepted, the booking binds you. One slot, one place: while it is booked no other of your listings can be
          booked at that time.
        </Trans>
      </li>
      <li>
        <Trans>
          A client who paid a deposit pays the rest {balanceHours} hours before. If it is still unpaid {unpaidHours}{' '}
          hours before, the booking is cancelled and you get the deposit.
        </Trans>
      </li>
    </ul>
  )
}
