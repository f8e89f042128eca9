import { msg } from '@lingui/core/macro'
import type { LegalText } from '../legal-text.ts'
import { Clearing } from './Clearing.tsx'
import { CookiesSummary } from './CookiesSummary.tsx'
import { Counting } from './Counting.tsx'
import { NoOthers } from './NoOthers.tsx'
import { StripeCookies } from './StripeCookies.tsx'
import { WhatTheyAre } from './WhatTheyAre.tsx'
import { WhatWeStore } from './WhatWeStore.tsx'

/** What lies in a browser because of us. Source: trust.md §5 (PECR, DUAA). */
export const cookies: LegalText = {
  name: 'cookies',
  title: msg`Cookies policy`,
  lead: msg`What Ginipig stores in your browser, item by item.`,
  Summary: CookiesSummary,
  sections: [
    { id: 'what', title: msg`What this is about`, Body: WhatTheyAre },
    { id: 'ours', title: msg`What we store`, Body: WhatWeStore },
    { id: 'stripe', title: msg`Stripe, when you pay`, Body: StripeCookies },
    { id: 'counting', title: msg`Counting visits`, Body: Counting },
    { id: 'others', title: msg`What we don’t use`, Body: NoOthers },
    { id: 'clearing', title: msg`Clearing and blocking`, Body: Clearing },
  ],
}
