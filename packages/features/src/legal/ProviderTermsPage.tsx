import { LegalPage } from './page/LegalPage.tsx'
import { providerTerms } from './provider-terms/provider-terms.tsx'

/** `/provider/term-and-condition`. */
export const ProviderTermsPage = () => <LegalPage text={providerTerms} />
