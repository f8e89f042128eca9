export { LegalLink } from './LegalLink.tsx'
export { type LegalTextName, legalPath, legalTexts } from './legal-paths.ts'
