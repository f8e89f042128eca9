export { type ContactDetail, findContactDetails, hasContactDetails } from './contact-details.ts'
