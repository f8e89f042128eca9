import sharp from 'sharp'
import { expect, test } from 'vitest'
import { linesOf, previewPng, previewSvg } from './preview-picture.ts'

const art = {
  cover: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="#0b4d38"/></svg>',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"></svg>',
}
const preview = {
  title: 'Cut and blow-dry',
  line: 'Ada, Leeds',
  level: { name: 'Nearly there', rank: 2, key: 'nearly_there' },
  price: { now: '£54.00', usual: '£120.00', saving: '55% off' },
  note: 'I am training to be a colourist.',
  cover: '/covers/hair-1.svg',
  category: 'hair',
}

test.for([
  ['cut and dry', 3, ['cut and', 'dry']],
  ['cut and blow-dry', 3, ['cut and', 'blow-dry']],
  ['  cut  ', 3, ['cut']],
  ['', 3, []],
  ['a cut and a blow-dry and more', 2, ['a cut', 'and a…']],
  ['one two three', 1, ['one two…']],
  ['Microneedling', 2, ['Microne…']],
  ['a Microneedling b', 3, ['a', 'Microne…', 'b']],
] as const)('"%s" in at most %d lines of eight signs', ([text, most, lines]) => {
  expect(linesOf(text, (line) => line.length <= 8, most)).toEqual(lines)
})

test('a picture has the size that networks show large, whatever its words are', async () => {
  for (const title of [preview.title, 'Œuf '.repeat(60), 'x'.repeat(200), '<&>"\'', '発 😀']) {
    const { format, width, height } = await sharp(await previewPng({ ...preview, title }, art)).metadata()
    expect([format, width, height]).toEqual(['png', 1_200, 630])
  }
})

test('words are outlines: none stands in the picture as text, and none gets out of its place', () => {
  const svg = previewSvg({ ...preview, title: '<script>', line: '"/><b>' }, art)
  expect(svg).not.toMatch(/<text|<script|<b>/)
})

test('what can’t be booked shows no price', () => {
  const paths = (svg: string) => svg.match(/<path/g)?.length ?? 0
  expect(paths(previewSvg({ ...preview, price: undefined }, art))).toBeLessThan(paths(previewSvg(preview, art)))
})
