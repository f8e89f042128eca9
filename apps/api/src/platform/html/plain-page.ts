import { createHash } from 'node:crypto'
import type { Language } from '@ginipig/domain/identity'
import { html, Markup } from './html.ts'

const style = `
:root { color-scheme: light dark; font: 17px/1.5 Figtree, system-ui, sans-serif; --brand: #0B4D38; --on-brand: #fff; --danger: #BE2F17; --on-danger: #fff; accent-color: var(--brand); background: #F7F4EE; color: #14241D; }
@media (prefers-color-scheme: dark) {
  :root { --brand: #FFB3C1; --on-brand: #0B2E22; --danger: #FF8F78; --on-danger: #2B0A04; background: #08100D; color: #F3F1EA; }
}
body { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
.brand { margin: 0 0 2rem; font: 700 1.625rem/1.2 Besley, Georgia, serif; letter-spacing: -.02em; color: var(--brand); }
h1 { font: 600 1.75rem/1.2 Besley, Georgia, serif; margin: 0 0 .75rem; text-wrap: balance; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1.5rem; border: 0; border-radius: .75rem; background: var(--brand); color: var(--on-brand); cursor: pointer; }
button.ends { background: var(--danger); color: var(--on-danger); }
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
a { color: var(--brand); display: inline-block; padding-block: .75rem; }
dl { display: grid; grid-template-columns: minmax(8.5rem, auto) 1fr; gap: .25rem 1.5rem; margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
dl + dl { margin-block-start: -1.5rem; border-block-start: 0; }
dt { opacity: .8; }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
fieldset { border: 0; margin: 1.5rem 0; padding: 0; }
legend { font-weight: 600; padding: 0; }
label { display: flex; gap: .75rem; align-items: center; min-height: 3rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
input { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; flex: none; }
[role=alert] { padding: .75rem 1rem; border: 2px solid; border-radius: .75rem; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** One style sheet, forms to ourselves, nothing else. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** A page that needs no script: where a mail leads without signing in. */
export const plainPage = (language: Language, title: string, parts: readonly Markup[]): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Ginipig</title>
<style>${new Markup(style)}</style>
</head>
<body><p class="brand">ginipig</p><main><h1>${title}</h1>${parts}</main></body>
</html>`.text
