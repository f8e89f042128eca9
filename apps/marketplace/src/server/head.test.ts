import { expect, test } from 'vitest'
import { headOf } from './head.ts'

test('a head is written as it is told, with nothing that could end a tag', () => {
  const meta = [
    { title: 'Brows & <lashes> | Ginipig' },
    { name: 'description', content: 'Say "yes"' },
    { property: 'og:locale:alternate', content: 'fr_FR' },
    { property: 'og:locale:alternate', content: 'de_DE' },
    { 'script:ld+json': { name: '</script>' } },
  ]
  const links = [{ rel: 'canonical', href: 'https://ginipig.test/?a=1&b=2' }]
  expect(headOf({ meta, links })).toBe(
    '<title>Brows &amp; &lt;lashes&gt; | Ginipig</title>' +
      '<meta name="description" content="Say &quot;yes&quot;">' +
      '<meta property="og:locale:alternate" content="fr_FR"><meta property="og:locale:alternate" content="de_DE">' +
      '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>' +
      '<link rel="canonical" href="https://ginipig.test/?a=1&amp;b=2">',
  )
})
