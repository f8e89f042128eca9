/** Languages of the apps → BCP 47 for numbers and dates; the marketplace is British, so English is too. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', fr: 'fr-FR' }

export const formatLocale = (language: string): string => locales[language] ?? 'en-GB'
