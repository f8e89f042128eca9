import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what is put in is text', () => {
  const hostile = `"><script>alert('1')</script>&amp;`
  expect(html`<a title="${hostile}">${hostile}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;</a>',
  )
})

test('pieces stand in pieces as they are, alone or in rows', () => {
  const rows = ['<1>', '2'].map((one) => html`<li>${one}</li>`)
  expect(html`<ul>${rows}</ul>${html`<hr>`}${3}`.text).toBe('<ul><li>&lt;1&gt;</li><li>2</li></ul><hr>3')
  expect(html`${[]}`.text).toBe('')
})
