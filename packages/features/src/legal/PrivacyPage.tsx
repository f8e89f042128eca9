import { LegalPage } from './page/LegalPage.tsx'
import { privacy } from './privacy/privacy.tsx'

/** `/privacy-policy` and `/provider/privacy-policy`. */
export const PrivacyPage = () => <LegalPage text={privacy} />
