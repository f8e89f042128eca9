import { expect, test } from 'vitest'
import { pageStyles, sheetFiles } from './page-styles.ts'

test('sheets come in a browser’s order: what a part stands on before it, what comes later after it', () => {
  const files = sheetFiles({
    'later.tsx': { file: 'later.js', imports: ['_styles.js', 'index.html'], css: ['later.css'] },
    'index.html': {
      file: 'index.js',
      imports: ['_base.js'],
      dynamicImports: ['later.tsx', 'page.tsx'],
      css: ['index.css'],
    },
    'page.tsx': { file: 'page.js', imports: ['_styles.js', '_card.js'], css: ['page.css'] },
    '_card.js': { file: 'card.js', imports: ['_styles.js', 'page.tsx'], css: ['card.css'] },
    '_styles.js': { file: 'styles.js', css: ['styles.css'] },
    '_base.js': { file: 'base.js' },
  })
  expect(files).toEqual(['index.css', 'styles.css', 'later.css', 'card.css', 'page.css'])
})

test('a page holds the first sheet, and each that knows a class of it', () => {
  const stylesOf = pageStyles([
    { file: 'index.css', text: 'body{margin:0}' },
    { file: 'card.css', text: '@media (width>600px){.Card_x:hover>a{color:red}}' },
    { file: 'other.css', text: '.Other_y{color:blue}.Card{color:green}' },
  ])
  const files = (html: string) => stylesOf(html).map(({ file }) => file)
  expect(files('<p class="big Card_x">Words</p>')).toEqual(['index.css', 'card.css'])
  expect(files('<p>Other_y</p>')).toEqual(['index.css'])
})
