import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Plural, Trans } from '@lingui/react/macro'

export function IfItGoesWrong() {
  const { completeHours, releaseDays } = useFigures()
  return (
    <>
      <p>
        <Trans>
          Under the Consumer Rights Act 2015 a service must be done with reasonable care and skill, and as it was
          described to you. If it wasn’t, you can ask the provider to do it again properly, and where that isn’t
          possible or takes too long, to have some or all of the price back. These terms take none of that away.
        </Trans>
      </p>
      <p>
        <Trans>
          Write to us as soon as you can, with the number of your booking. The provider’s money goes out once they
          release it after the appointment, or by itself after <Plural value={releaseDays} one="# day" other="# days" />
          ; if nobody marks it, the appointment counts as done {completeHours} hours after its end. While a report is
          open the money stays where it is.
        </Trans>
      </p>
      <p>
        <Trans>If you’re hurt or feel ill after a treatment, see a doctor first.</Trans>
      </p>
    </>
  )
}
