import { Trans } from '@lingui/react/macro'

export function WhoSeesIt() {
  return (
    <ul>
      <li>
        <Trans>
          <strong>Everybody</strong> sees a provider’s page, photo, listings, the town with the first half of the
          postcode, how many of their appointments of the last year took place or were cancelled late and how fast they
          usually answer; and reviews with their author’s first name and initial and the photos that they agreed to
          show.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The provider you book with</strong> sees your name, your photo, the must-haves you gave, and how many
          of your appointments of the last year, with whomever, took place, were cancelled late or were missed; never
          your email or card. Your profile shows you the same numbers.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A client whose booking is accepted</strong> sees where the appointment is. From then until two days
          after it, client and provider see each other’s mobile, to reach each other on the day.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Our staff</strong> see what they need to answer you, to check photos and reports and to put payments
          right.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Authorities</strong> get what the law makes us give: HM Revenue & Customs a yearly report of
          providers’ earnings, the police and courts what they may demand.
        </Trans>
      </li>
    </ul>
  )
}
