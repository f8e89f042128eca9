import { expect, test } from 'vitest'
import { documentAccept, documentFormat, documentFormats, documentProblem, MAX_DOCUMENT_BYTES } from './document.ts'

const ascii = (text: string) => new TextEncoder().encode(text)
const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)
const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0)

test('documents have the formats of the spec', () => {
  expect(documentAccept).toBe('.pdf,.html,.ppt,.pptx')
  expect(MAX_DOCUMENT_BYTES).toBe(52_428_800)
})

test.for([
  { content: 'a PDF', head: ascii('%PDF-1.7\n'), format: 'pdf' },
  { content: 'a ZIP', head: zip, format: 'pptx' },
  { content: 'an OLE file', head: ole, format: 'ppt' },
  { content: 'a page', head: ascii('<!DOCTYPE html>\n<html lang="en">'), format: 'html' },
  { content: 'a page without a doctype', head: ascii('<HTML xmlns:o="urn:x"><head>'), format: 'html' },
  { content: 'a page behind a mark of its bytes', head: ascii('\uFEFF\r\n<html>'), format: 'html' },
  { content: 'a page behind a comment', head: ascii('<!-- saved --> <!doctype html>'), format: 'html' },
  { content: 'an XHTML page', head: ascii('<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x">'), format: 'html' },
  { content: 'a PDF behind something', head: ascii('junk %PDF-1.7'), format: undefined },
  { content: 'an SVG', head: ascii('<svg xmlns="http://www.w3.org/2000/svg">'), format: undefined },
  { content: 'a scrap of a page', head: ascii('<script>alert(1)</script>'), format: undefined },
  { content: 'plain text', head: ascii('Are you pregnant?'), format: undefined },
  { content: 'a JPEG', head: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), format: undefined },
  { content: 'a program', head: ascii('MZ\u0090'), format: undefined },
  { content: 'an empty archive', head: Uint8Array.of(0x50, 0x4b, 5, 6), format: undefined },
  { content: 'nothing', head: new Uint8Array(), format: undefined },
] as const)('$content is $format', ({ head, format }) => {
  expect(documentFormat(head)).toBe(format)
  expect(documentProblem({ size: 1_000, head })).toBe(format === undefined ? 'document_type' : undefined)
})

test.for([
  { format: 'pdf', head: ascii('%PDF-1.7'), limit: 52_428_800 },
  { format: 'html', head: ascii('<html>'), limit: 1_048_576 },
  { format: 'ppt', head: ole, limit: 51_200_000 },
  { format: 'pptx', head: zip, limit: 51_200_000 },
] as const)('$format: $limit bytes are taken and one more is not', ({ format, head, limit }) => {
  expect(documentFormats[format].bytes).toBe(limit)
  const at = (size: number) => documentProblem({ size, head })
  expect([at(limit), at(limit + 1)]).toEqual([undefined, 'document_too_large'])
})
