import { TERMINATION_DAYS } from '@ginipig/domain/legal'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { LegalText } from '../legal-text.ts'
import { Changes } from '../shared-terms/Changes.tsx'
import { Complaints } from '../shared-terms/Complaints.tsx'
import { Conduct } from '../shared-terms/Conduct.tsx'
import { Reviews } from '../shared-terms/Reviews.tsx'
import { WhoWeAre } from '../shared-terms/WhoWeAre.tsx'
import { YourContent } from '../shared-terms/YourContent.tsx'
import { CancellingAsProvider } from './CancellingAsProvider.tsx'
import { ClientData } from './ClientData.tsx'
import { Earnings } from './Earnings.tsx'
import { ProviderLiability } from './ProviderLiability.tsx'
import { ProviderSummary } from './ProviderSummary.tsx'
import { Requests } from './Requests.tsx'
import { SafeTreatment } from './SafeTreatment.tsx'
import { UsualPrice } from './UsualPrice.tsx'
import { WhatYouConfirm } from './WhatYouConfirm.tsx'
import { YourListings } from './YourListings.tsx'

/** What a provider agrees to. Every amount and hour comes from packages/domain. Source: money.md §2, trust.md §5. */
export const providerTerms: LegalText = {
  name: 'provider-terms',
  title: msg`Terms for providers`,
  lead: msg`What you and we can rely on when you offer appointments on Ginipig.`,
  Summary: ProviderSummary,
  sections: [
    { id: 'who-we-are', title: msg`Who we are`, Body: WhoWeAre },
    { id: 'our-part', title: msg`Who does what`, Body: OurPart },
    { id: 'confirm', title: msg`What you confirm`, Body: WhatYouConfirm },
    { id: 'listings', title: msg`Your listings`, Body: YourListings },
    { id: 'prices', title: msg`Usual price and discount`, Body: UsualPrice },
    { id: 'ranking', title: msg`How search orders listings`, Body: Ranking },
    { id: 'requests', title: msg`Requests and bookings`, Body: Requests },
    { id: 'safety', title: msg`Treating clients safely`, Body: SafeTreatment },
    { id: 'earnings', title: msg`What you earn`, Body: Earnings },
    { id: 'cancelling', title: msg`Cancelling`, Body: CancellingAsProvider },
    { id: 'client-data', title: msg`Your clients’ data`, Body: ClientData },
    { id: 'reviews', title: msg`Reviews`, Body: Reviews },
    { id: 'conduct', title: msg`What isn’t allowed`, Body: Conduct },
    { id: 'content', title: msg`What you write and show`, Body: YourContent },
    { id: 'tax', title: msg`Tax`, Body: Tax },
    { id: 'closing', title: msg`Suspending and closing accounts`, Body: ClosingProviders },
    { id: 'liability', title: msg`What each of us is responsible for`, Body: ProviderLiability },
    { id: 'complaints', title: msg`Complaints`, Body: Complaints },
    { id: 'changes', title: msg`Changes to these terms`, Body: Changes },
    { id: 'law', title: msg`Law and courts`, Body: ProviderLaw },
  ],
}

function ClosingProviders() {
  return (
    <>
      <p>
        <Trans>
          You can leave at any time: delete your account in your settings once no booking is on its way or still to take
          place. What you have earned is still paid out.
        </Trans>
      </p>
      <p>
        <Trans>
          We may take down a listing or suspend an account for breaking these terms, for false statements, for harm or
          danger to others, for fees that stay unpaid, or where the law or Stripe makes us. You get the reasons in
          writing, at the latest when it happens, and you can complain. Before we end an account for good you hear of it{' '}
          {TERMINATION_DAYS} days before, unless the law forbids it or it is for serious or repeated breaches.
        </Trans>
      </p>
    </>
  )
}

function OurPart() {
  return (
    <>
      <p>
        <Trans>
          The contract for an appointment is between you and the client. You aren’t our employee, worker or partner: you
          decide what you offer, when, and whom you accept.
        </Trans>
      </p>
      <p>
        <Trans>
          You appoint us as your agent to take clients’ payments and to make the refunds that these terms say. What a
          client has paid to us they have paid to you. You allow us to show your listings and profile on the site.
        </Trans>
      </p>
    </>
  )
}

function ProviderLaw() {
  return (
    <p>
      <Trans>
        These terms are governed by the law of England and Wales, and its courts decide. If you act as a consumer, the
        rights that the law of your home gives you stay yours, and you can go to court there.
      </Trans>
    </p>
  )
}

function Ranking() {
  return (
    <p>
      <Trans>
        Clients see the soonest appointments first, and can choose another order instead: highest rating, lowest or
        highest price, newest, biggest saving, or nearest. What they filter for (place, date, price, level, purpose,
        instant booking, online) decides what is shown at all. Nobody can pay for a better place, and we have no
        listings of our own.
      </Trans>
    </p>
  )
}

function Tax() {
  return (
    <p>
      <Trans>
        Your taxes are yours to declare and pay. The law makes platforms such as this one collect details of providers,
        and report every year to HM Revenue & Customs what they earned; you get a copy of what is reported about you.
      </Trans>
    </p>
  )
}
