import type { PageHead } from './page-head.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The head of a page of which nothing else is known: its heading is its title. @param body - the page as HTML */
export function headingTitle(body: string): PageHead {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? []
  const text = heading
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
  return { meta: [{ title: text === '' ? 'Ginipig' : `${text} | Ginipig` }], links: [] }
}
