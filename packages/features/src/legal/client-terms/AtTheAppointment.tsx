import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Trans } from '@lingui/react/macro'

export function AtTheAppointment() {
  const { contestHours, noShowMinutes } = useFigures()
  return (
    <>
      <p>
        <Trans>
          Please be on time. If you aren’t there {noShowMinutes} minutes after the start, the provider may mark that you
          didn’t come. We tell you, and you have {contestHours} hours to say that it isn’t so; until then nothing goes
          to the provider, and a person decides if you two don’t agree.
        </Trans>
      </p>
      <p>
        <Trans>If the provider isn’t there, report it from the booking: you get everything back.</Trans>
      </p>
    </>
  )
}
