export { outwardOf, Postcode, typedOutward } from './postcode.ts'
export {
  addressLine,
  MAX_BIO_LENGTH,
  MAX_PORTFOLIO_PHOTOS,
  missingParts,
  type ProfilePart,
  type ProfileStep,
  ProviderAbout,
  ProviderDetails,
  profileSteps,
  publicText,
  Services,
} from './profile.ts'
