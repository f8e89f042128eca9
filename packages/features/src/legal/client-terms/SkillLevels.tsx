import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { Trans } from '@lingui/react/macro'

export function SkillLevels() {
  const { leastDiscount, leastPrice } = useFigures()
  return (
    <>
      <p>
        <Trans>
          Appointments here cost at least {leastDiscount} less than the provider’s usual price, and {leastPrice} or
          more. There is a reason for the discount, and each listing says which: training, a case study, a portfolio.
          You may be a model for somebody who is still learning.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Newbie</strong>: learning, or newly trained.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Nearly there</strong>: trained, and building experience.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Pro</strong>: experienced.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The level, the insurance, the licence and whether somebody supervises are what the provider tells us and
          confirms to be true; we don’t examine anybody. A tick beside a name means something else: Stripe has checked
          the provider’s identity.
        </Trans>
      </p>
      <p>
        <Trans>
          Whatever the level and the price, the treatment must be done with reasonable care and skill, and safely. An
          appointment with a trainee may take longer, and a teacher may be present. You can say stop at any time.
        </Trans>
      </p>
    </>
  )
}
