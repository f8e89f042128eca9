import { Markup } from '#platform/html/html.ts'

/** Mail programs know neither our tokens nor our fonts: these are the same colours, written where they are used
 *  (packages/ui tokens; text on its ground is 7:1 and more in both themes). */
export const look = {
  page: "margin:0;padding:0;background:#F7F4EE;color:#14241D;font-family:Figtree,'Segoe UI',system-ui,sans-serif;",
  sheet: 'max-width:560px;margin:0 auto;padding:24px 16px 40px;font-size:16px;line-height:1.5;',
  brand: 'margin:0 0 16px;font-family:Besley,Rockwell,Georgia,serif;font-size:24px;font-weight:700;color:#0B4D38;',
  card: 'background:#FFFFFF;border:1px solid #E7E2D8;border-radius:16px;padding:24px;overflow-wrap:anywhere;',
  title: 'margin:0 0 16px;font-family:Besley,Rockwell,Georgia,serif;font-size:24px;line-height:1.2;color:#14241D;',
  paragraph: 'margin:0 0 16px;',
  code:
    'margin:0 0 16px;padding:16px;background:#E2F0E7;border-radius:12px;text-align:center;color:#0B4D38;' +
    'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;font-weight:700;letter-spacing:8px;text-indent:8px;',
  action:
    'display:inline-block;padding:14px 24px;background:#0B4D38;border-radius:999px;color:#FFFFFF;font-weight:600;' +
    'text-decoration:none;',
  footer: 'margin:16px 8px 0;font-size:13px;color:#465249;',
  footerLink: 'color:#465249;text-decoration:underline;',
  dark: new Markup(`
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0C1512 !important; color: #F3F1EA !important; }
  .brand { color: #FFB3C1 !important; }
  .card { background: #131E19 !important; border-color: #26352E !important; }
  .title { color: #F3F1EA !important; }
  .code { background: #1D3A2E !important; color: #CFEBD9 !important; }
  .action { background: #FFB3C1 !important; color: #0B2E22 !important; }
  .footer { color: #BCC6BF !important; }
}
`),
} as const
