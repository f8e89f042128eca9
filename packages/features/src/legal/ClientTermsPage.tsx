import { clientTerms } from './client-terms/client-terms.tsx'
import { LegalPage } from './page/LegalPage.tsx'

/** `/term-and-condition`. */
export const ClientTermsPage = () => <LegalPage text={clientTerms} />
