import { NOTICE_DAYS } from '@ginipig/domain/legal'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'
import type { LegalText } from '../legal-text.ts'
import { MailUs } from '../page/MailUs.tsx'
import { PublisherDetails } from '../page/PublisherDetails.tsx'
import { HealthAnswers } from './HealthAnswers.tsx'
import { HowLong } from './HowLong.tsx'
import { WhatWeHold } from './WhatWeHold.tsx'
import { WhoSeesIt } from './WhoSeesIt.tsx'
import { WhoWorksForUs } from './WhoWorksForUs.tsx'
import { YourRights } from './YourRights.tsx'

/** What happens with people's data, as the code does it. Source: trust.md §5, docs/decisions/0014. */
export const privacy: LegalText = {
  name: 'privacy',
  title: msg`Privacy policy`,
  lead: msg`What we know about you, why, who sees it and how you get it back.`,
  Summary: PrivacySummary,
  sections: [
    { id: 'controller', title: msg`Who is responsible`, Body: Controller },
    { id: 'what-we-hold', title: msg`What we hold and why`, Body: WhatWeHold },
    { id: 'health', title: msg`Answers about your health`, Body: HealthAnswers },
    { id: 'who-sees', title: msg`Who sees what`, Body: WhoSeesIt },
    { id: 'processors', title: msg`Who works for us`, Body: WhoWorksForUs },
    { id: 'abroad', title: msg`Data outside the United Kingdom`, Body: Abroad },
    { id: 'how-long', title: msg`How long we keep it`, Body: HowLong },
    { id: 'security', title: msg`How we protect it`, Body: Security },
    { id: 'rights', title: msg`Your rights`, Body: YourRights },
    { id: 'children', title: msg`Under 18`, Body: Children },
    { id: 'changes', title: msg`Changes to this policy`, Body: PrivacyChanges },
  ],
}

function Abroad() {
  return (
    <p>
      <Trans>
        Stripe also works in the European Union and the United States, and another service may too. Data only goes where
        the United Kingdom has found the protection good enough, or under the contract clauses that UK law has for it.
        Ask us for a copy.
      </Trans>
    </p>
  )
}

function Children() {
  return (
    <p>
      <Trans>
        Ginipig is for adults. Everybody who signs up says that they are 18 or over. If we learn of an account of
        somebody younger, we close it and erase it.
      </Trans>
    </p>
  )
}

function Controller() {
  return (
    <>
      <p>
        <Trans>
          We, the company that runs Ginipig, are the controller of your data under UK GDPR and the Data Protection Act
          2018:
        </Trans>
      </p>
      <PublisherDetails />
      <p>
        <Trans>
          Questions about your data? Write to <MailUs />. A provider who learns something about you for an appointment
          is a controller of their own for what they do with it.
        </Trans>
      </p>
    </>
  )
}

function PrivacyChanges() {
  return (
    <p>
      <Trans>
        The date at the top says which version this is. Before anything important changes we email you, at least{' '}
        {NOTICE_DAYS} days ahead. What your browser stores for us is in the{' '}
        <LegalLink to="cookies">cookies policy</LegalLink>.
      </Trans>
    </p>
  )
}

function PrivacySummary() {
  return (
    <>
      <li>
        <Trans>We hold what bookings and payments need, and nothing for advertising. We sell no data.</Trans>
      </li>
      <li>
        <Trans>Your card’s number goes to Stripe and never to us.</Trans>
      </li>
      <li>
        <Trans>Answers about your health are sealed, and go to one provider, with your consent.</Trans>
      </li>
      <li>
        <Trans>You can download everything we hold about you, or delete your account, in your settings.</Trans>
      </li>
    </>
  )
}

function Security() {
  return (
    <>
      <p>
        <Trans>
          Connections are encrypted. Passwords are stored as hashes, health answers and waiting sign-ups encrypted.
          Photos are drawn anew when you upload them, so that no place or camera data stays in them. Log-ins end by
          themselves, and important changes ask for your password again and are confirmed by email.
        </Trans>
      </p>
      <p>
        <Trans>
          If something should go wrong with your data and put you at risk, we tell you without delay, and the
          Information Commissioner within 72 hours.
        </Trans>
      </p>
    </>
  )
}
