import { LegalPage } from './page/LegalPage.tsx'
import { privacy } from './privacy/privacy.ts'

/** `/privacy-policy` and `/provider/privacy-policy`. */
export const PrivacyPage = () => <LegalPage text={privacy} />
