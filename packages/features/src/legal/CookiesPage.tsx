import { cookies } from './cookies/cookies.ts'
import { LegalPage } from './page/LegalPage.tsx'

/** `/cookies-policy`. */
export const CookiesPage = () => <LegalPage text={cookies} />
