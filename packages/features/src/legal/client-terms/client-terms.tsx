import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'
import type { LegalText } from '../legal-text.ts'
import { MailUs } from '../page/MailUs.tsx'
import { Changes } from '../shared-terms/Changes.tsx'
import { Complaints } from '../shared-terms/Complaints.tsx'
import { Conduct } from '../shared-terms/Conduct.tsx'
import { Reviews } from '../shared-terms/Reviews.tsx'
import { WhoWeAre } from '../shared-terms/WhoWeAre.tsx'
import { YourContent } from '../shared-terms/YourContent.tsx'
import { BeforeTheAppointment } from './BeforeTheAppointment.tsx'
import { Booking } from './Booking.tsx'
import { Cancelling } from './Cancelling.tsx'
import { ClientSummary } from './ClientSummary.tsx'
import { ClosingAccounts } from './ClosingAccounts.tsx'
import { IfItGoesWrong } from './IfItGoesWrong.tsx'
import { Paying } from './Paying.tsx'
import { SkillLevels } from './SkillLevels.tsx'

/** What a client agrees to. Every amount and hour comes from packages/domain. Source: money.md §2, trust.md §5. */
export const clientTerms: LegalText = {
  name: 'client-terms',
  title: msg`Terms for clients`,
  lead: msg`What you and we can rely on when you book on Ginipig.`,
  Summary: ClientSummary,
  sections: [
    { id: 'who-we-are', title: msg`Who we are`, Body: WhoWeAre },
    { id: 'who-does-what', title: msg`Who does what`, Body: WhoDoesWhat },
    { id: 'account', title: msg`Your account`, Body: YourAccount },
    { id: 'skill-levels', title: msg`Newbie, nearly there, pro`, Body: SkillLevels },
    { id: 'before', title: msg`Before the appointment`, Body: BeforeTheAppointment },
    { id: 'booking', title: msg`Booking`, Body: Booking },
    { id: 'paying', title: msg`Paying`, Body: Paying },
    { id: 'cancelling', title: msg`Cancelling and refunds`, Body: Cancelling },
    { id: 'change-of-mind', title: msg`Your right to change your mind`, Body: ChangeOfMind },
    { id: 'appointment', title: msg`At the appointment`, Body: AtTheAppointment },
    { id: 'problems', title: msg`If something goes wrong`, Body: IfItGoesWrong },
    { id: 'reviews', title: msg`Reviews`, Body: Reviews },
    { id: 'conduct', title: msg`What isn’t allowed`, Body: Conduct },
    { id: 'content', title: msg`What you write and show`, Body: YourContent },
    { id: 'closing', title: msg`Suspending and closing accounts`, Body: ClosingAccounts },
    { id: 'liability', title: msg`What we are responsible for`, Body: Liability },
    { id: 'complaints', title: msg`Complaints`, Body: Complaints },
    { id: 'changes', title: msg`Changes to these terms`, Body: Changes },
    { id: 'law', title: msg`Law and courts`, Body: Law },
  ],
}

function AtTheAppointment() {
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

function ChangeOfMind() {
  return (
    <>
      <p>
        <Trans>
          Who buys a service at a distance can often cancel within 14 days and get their money back, less what was
          already done at their request. The law excepts some services for a set date. Where that right applies to your
          booking, it is yours in full, and comes before the table above.
        </Trans>
      </p>
      <p>
        <Trans>
          To use it, tell us within 14 days of the acceptance, in any words, by writing to <MailUs />. If the
          appointment is to take place within those 14 days, you ask for that by booking it; once it has taken place the
          right has ended.
        </Trans>
      </p>
    </>
  )
}

function Law() {
  return (
    <p>
      <Trans>
        These terms are governed by the law of England and Wales. If you live elsewhere, the consumer rights that the
        law of your home gives you stay yours. You can go to court where you live: in Scotland or Northern Ireland, for
        example, to the courts there.
      </Trans>
    </p>
  )
}

function Liability() {
  return (
    <>
      <p>
        <Trans>
          Nothing in these terms limits or excludes liability for death or personal injury caused by negligence, for
          fraud, or for anything else for which the law doesn’t allow it, and nothing limits your rights as a consumer.
        </Trans>
      </p>
      <p>
        <Trans>
          We are responsible for what we do: running the site with reasonable care and skill, and handling your money as
          these terms say. If we fail in that, we are responsible for loss that we could foresee. The provider is
          responsible for the treatment itself. We aren’t responsible for what is outside our control, or for business
          losses: the site is for private use.
        </Trans>
      </p>
    </>
  )
}

function WhoDoesWhat() {
  return (
    <>
      <p>
        <Trans>
          The contract for the treatment is between you and the provider. They decide how it is done, and they are
          responsible for it. Each listing shows who they are.
        </Trans>
      </p>
      <p>
        <Trans>
          We run the site, take payments on the provider’s behalf, keep the money until the appointment is over, and
          help when something goes wrong. Once you have paid us you have paid the provider.
        </Trans>
      </p>
    </>
  )
}

function YourAccount() {
  return (
    <>
      <p>
        <Trans>
          You must be 18 or over. Give your own name and details, keep them up to date, and keep your password to
          yourself. If you think somebody else has used your account, change the password and log out everywhere: both
          are in your settings.
        </Trans>
      </p>
      <p>
        <Trans>
          An account costs nothing. What we do with your data is explained in the{' '}
          <LegalLink to="privacy">privacy policy</LegalLink>.
        </Trans>
      </p>
    </>
  )
}
