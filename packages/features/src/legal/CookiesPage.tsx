import { cookies } from './cookies/cookies.tsx'
import { LegalPage } from './page/LegalPage.tsx'

/** `/cookies-policy`. */
export const CookiesPage = () => <LegalPage text={cookies} />
