import { Trans } from '@lingui/react/macro'

export function Tax() {
  return (
    <p>
      <Trans>
        Your taxes are yours to declare and pay. The law makes platforms such as this one collect details of providers,
        and report every year to HM Revenue & Customs what they earned; you get a copy of what is reported about you.
      </Trans>
    </p>
  )
}
