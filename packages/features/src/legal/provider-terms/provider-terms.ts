import { msg } from '@lingui/core/macro'
import type { LegalText } from '../legal-text.ts'
import { Changes } from '../shared-terms/Changes.tsx'
import { Complaints } from '../shared-terms/Complaints.tsx'
import { Conduct } from '../shared-terms/Conduct.tsx'
import { Reviews } from '../shared-terms/Reviews.tsx'
import { WhoWeAre } from '../shared-terms/WhoWeAre.tsx'
import { YourContent } from '../shared-terms/YourContent.tsx'
import { CancellingAsProvider } from './CancellingAsProvider.tsx'
import { ClientData } from './ClientData.tsx'
import { ClosingProviders } from './ClosingProviders.tsx'
import { Earnings } from './Earnings.tsx'
import { OurPart } from './OurPart.tsx'
import { ProviderLaw } from './ProviderLaw.tsx'
import { ProviderLiability } from './ProviderLiability.tsx'
import { ProviderSummary } from './ProviderSummary.tsx'
import { Ranking } from './Ranking.tsx'
import { Requests } from './Requests.tsx'
import { SafeTreatment } from './SafeTreatment.tsx'
import { Tax } from './Tax.tsx'
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
