/** What the frames say. English, or French where the page asks for it; Stripe's own words where it has them. */
const english = {
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code',
  expiryHint: 'MM / YY',
  incomplete_number: 'Your card number is incomplete.',
  incorrect_number: 'Your card number is invalid.',
  test_mode_live_card: 'This is a test: use a test card, such as 4242 4242 4242 4242.',
  incomplete_expiry: 'Your card’s expiry date is incomplete.',
  invalid_expiry_month: 'Your card’s expiry month is invalid.',
  invalid_expiry_year_past: 'Your card’s expiry date is in the past.',
  incomplete_cvc: 'Your card’s security code is incomplete.',
  challengeTitle: '3-D Secure test challenge',
  challengeText: 'Your bank would now ask whether it is really you. Choose what happens.',
  complete: 'Complete',
  fail: 'Fail',
  cancel: 'Cancel',
}

export type WordKey = keyof typeof english

const french: Record<WordKey, string> = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  cvc: 'Code de sécurité',
  expiryHint: 'MM / AA',
  incomplete_number: 'Votre numéro de carte est incomplet.',
  incorrect_number: 'Votre numéro de carte n’est pas valide.',
  test_mode_live_card: 'Ceci est un test : utilisez une carte de test, par exemple 4242 4242 4242 4242.',
  incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
  invalid_expiry_month: 'Le mois d’expiration de votre carte n’est pas valide.',
  invalid_expiry_year_past: 'La date d’expiration de votre carte est passée.',
  incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
  challengeTitle: 'Test d’authentification 3-D Secure',
  challengeText: 'Votre banque vous demanderait maintenant de confirmer votre identité. Choisissez la suite.',
  complete: 'Valider',
  fail: 'Échouer',
  cancel: 'Annuler',
}

export function wordsFor(locale: string): Record<WordKey, string> {
  return locale.startsWith('fr') ? french : english
}
