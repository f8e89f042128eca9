import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'
import type { LegalText } from '../legal-text.ts'
import { AnalyticsPart } from './AnalyticsPart.tsx'
import { StoredTable } from './StoredTable.tsx'
import { StripeCookies } from './StripeCookies.tsx'

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
    { id: 'counting', title: msg`Counting visits`, Body: AnalyticsPart },
    { id: 'others', title: msg`What we don’t use`, Body: NoOthers },
    { id: 'clearing', title: msg`Clearing and blocking`, Body: Clearing },
  ],
}

function Clearing() {
  return (
    <p>
      <Trans>
        You can delete all of this in your browser’s settings, under cookies and site data; you are logged out by it. If
        you block it altogether you can still look around, but not stay logged in, and so not book.
      </Trans>
    </p>
  )
}

function CookiesSummary() {
  return (
    <>
      <li>
        <Trans>
          Only what the site needs in order to work, or what you chose yourself. So there is no banner to click away.
        </Trans>
      </li>
      <li>
        <Trans>No advertising, nobody who follows you from site to site.</Trans>
      </li>
      <li>
        <Trans>Stripe adds its own on payment pages, against fraud.</Trans>
      </li>
    </>
  )
}

function NoOthers() {
  return (
    <p>
      <Trans>
        No advertising, no buttons of social networks, no fonts or pictures from other companies’ servers. If we ever
        want to add something that isn’t needed, we ask you first.
      </Trans>
    </p>
  )
}

function WhatTheyAre() {
  return (
    <p>
      <Trans>
        Cookies are short texts that a site leaves in your browser and gets back at each visit. Browsers have other
        stores too (local storage, session storage, a small database); the same rules hold for all of them, so all of
        them are in this list. The marketplace and the provider area each have their own.
      </Trans>
    </p>
  )
}

function WhatWeStore() {
  return (
    <>
      <StoredTable />
      <p>
        <Trans>
          When you log out, all of it goes but the language, the colours, the page for when you are offline, what you
          answered when we asked, and the note that this browser has logged in before. How else we use data is explained
          in the <LegalLink to="privacy">privacy policy</LegalLink>.
        </Trans>
      </p>
    </>
  )
}
