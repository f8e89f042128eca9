import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const css = `/* of the build */@layer base{body{margin:0}}:root{--a:1}@font-face{font-family:F;src:url(/f.woff2)}
.Card_x{color:red}.Card_x:has(.Gone_y),.Other_z .Card_x>a{color:blue}.Gone_y{color:green}
@media (width>600px){.Card_x{padding:0}.Gone_y{padding:1px}}@media print{.Gone_y{display:none}}
@keyframes turn{to{rotate:1turn}}.w-1\\/2{width:50%}`

test('what a page has stays, in its order; what it hasn’t goes, with the conditions that hold nothing else', () => {
  const kept = usedStyles(css)('<p class="Card_x big">Words</p>')
  expect(kept).toBe(
    '@layer base{body{margin:0}}:root{--a:1}@font-face{font-family:F;src:url(/f.woff2)}.Card_x{color:red}' +
      '.Card_x:has(.Gone_y),.Other_z .Card_x>a{color:blue}@media (width>600px){.Card_x{padding:0}}' +
      '@keyframes turn{to{rotate:1turn}}',
  )
})
