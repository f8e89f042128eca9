import type { Mail } from './mail.ts'
import type { Templates } from './words.ts'

type NewsKind = Extract<Mail['kind'], 'news'>

/** What somebody was told in the app, in one mail. */
export const newsWords: Templates<NewsKind> = {
  news: ({ items }, { i18n }) => {
    const [first, ...others] = items
    const title = first?.title ?? ''
    const why = i18n._('You get this mail because of what you chose in your settings. There you can turn it off too.')
    if (first && others.length === 0)
      return { subject: title, title, parts: [first.line, { label: i18n._('See it'), href: first.href }], why }
    const subject = i18n._('{count, plural, one {# thing is new} other {# things are new}} for you on Ginipig', {
      count: items.length,
    })
    return { subject, preview: title, title: i18n._('New for you'), parts: [{ news: items }], why }
  },
}
