import { msg } from '@lingui/core/macro'
import type { LegalText } from '../legal-text.ts'
import { Changes } from '../shared-terms/Changes.tsx'
import { Complaints } from '../shared-terms/Complaints.tsx'
import { Conduct } from '../shared-terms/Conduct.tsx'
import { Reviews } from '../shared-terms/Reviews.tsx'
import { WhoWeAre } from '../shared-terms/WhoWeAre.tsx'
import { YourContent } from '../shared-terms/YourContent.tsx'
import { AtTheAppointment } from './AtTheAppointment.tsx'
import { BeforeTheAppointment } from './BeforeTheAppointment.tsx'
import { Booking } from './Booking.tsx'
import { Cancelling } from './Cancelling.tsx'
import { ChangeOfMind } from './ChangeOfMind.tsx'
import { ClientSummary } from './ClientSummary.tsx'
import { ClosingAccounts } from './ClosingAccounts.tsx'
import { IfItGoesWrong } from './IfItGoesWrong.tsx'
import { Law } from './Law.tsx'
import { Liability } from './Liability.tsx'
import { Paying } from './Paying.tsx'
import { SkillLevels } from './SkillLevels.tsx'
import { WhoDoesWhat } from './WhoDoesWhat.tsx'
import { YourAccount } from './YourAccount.tsx'

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
