import type { I18n } from '@lingui/core'

/** Why a picture of a portfolio doesn't go up. */
export const pictureReasons = ['contact', 'not_own', 'person', 'unfit', 'quality', 'off_topic', 'other'] as const
export type PictureReason = (typeof pictureReasons)[number]

/** As an operator chooses it. */
export const pictureReasonWords: Record<PictureReason, (i18n: I18n) => string> = {
  contact: (i18n) => i18n._('Phone number, link or logo in the picture'),
  not_own: (i18n) => i18n._('Not their own work, as far as we can tell'),
  person: (i18n) => i18n._('Somebody could mind being in it'),
  unfit: (i18n) => i18n._('Not for everybody’s eyes'),
  quality: (i18n) => i18n._('Too dark, blurred or small'),
  off_topic: (i18n) => i18n._('Not about a treatment'),
  other: (i18n) => i18n._('Something else'),
}

/** As its provider reads it. */
const saidToProvider: Record<Exclude<PictureReason, 'other'>, (i18n: I18n) => string> = {
  contact: (i18n) => i18n._('There’s a phone number, a link or a logo in the picture. Crop it and send it again.'),
  not_own: (i18n) => i18n._('As far as we can tell, this isn’t your own work. If it is, write to us.'),
  person: (i18n) =>
    i18n._(
      'Somebody in it could mind being shown. Send one in which nobody can be recognised, or ask them first and tell us.',
    ),
  unfit: (i18n) => i18n._('It shows more than a page for everybody can show.'),
  quality: (i18n) => i18n._('It’s too dark, blurred or small. Take it again in daylight.'),
  off_topic: (i18n) => i18n._('It doesn’t show a treatment or what came of one.'),
}

/** What a provider reads of a picture that doesn't go up: our own words in their language, then what the operator added.
 *  @param i18n - in the provider's language */
export const pictureRefusal = (reason: PictureReason, added: string, i18n: I18n): string =>
  [reason === 'other' ? '' : saidToProvider[reason](i18n), added].filter((words) => words !== '').join(' ')
