import { msg } from '@lingui/core/macro'
import type { LegalText } from '../legal-text.ts'
import { Abroad } from './Abroad.tsx'
import { Children } from './Children.tsx'
import { Controller } from './Controller.tsx'
import { HealthAnswers } from './HealthAnswers.tsx'
import { HowLong } from './HowLong.tsx'
import { PrivacyChanges } from './PrivacyChanges.tsx'
import { PrivacySummary } from './PrivacySummary.tsx'
import { Security } from './Security.tsx'
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
