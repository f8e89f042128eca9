import { clientTerms } from './client-terms/client-terms.ts'
import { LegalPage } from './page/LegalPage.tsx'

/** `/term-and-condition`. */
export const ClientTermsPage = () => <LegalPage text={clientTerms} />
