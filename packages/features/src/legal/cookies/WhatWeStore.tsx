import { Trans } from '@lingui/react/macro'
import { LegalLink } from '#legal-link/LegalLink.tsx'
import { StoredTable } from './StoredTable.tsx'

export function WhatWeStore() {
  return (
    <>
      <StoredTable />
      <p>
        <Trans>
          When you log out, all of it goes but the language, the colours, the page for when you are offline and the note
          that this browser has logged in before. How else we use data is explained in the{' '}
          <LegalLink to="privacy">privacy policy</LegalLink>.
        </Trans>
      </p>
    </>
  )
}
