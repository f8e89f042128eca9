import { Markup } from '#platform/html/html.ts'
import type { Tone } from './words.ts'

const SERIF = "Besley,Georgia,'Times New Roman',serif"
const SANS = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

const tag = 'display:inline-block;margin:0 0 12px;padding:4px 10px;border-radius:99px;font-size:13px;font-weight:600;'

/** Mail programs know neither our tokens nor our fonts: these are the same colours, written where they are used
 *  (packages/ui tokens; text on its ground is 4.5:1 and more in both themes). Tables carry the layout, for what reads
 *  mails in offices knows nothing newer. */
export const look = {
  page: `margin:0;padding:0;background:#F7F4EE;color:#14241D;font-family:${SANS};`,
  preview: 'display:none;max-height:0;overflow:hidden;',
  sheet: 'max-width:600px;margin:0 auto;padding:8px 0 32px;font-size:16px;line-height:1.5;',
  brand: `padding:16px 24px;font-family:${SERIF};font-size:26px;font-weight:700;letter-spacing:-.02em;color:#0B4D38;`,
  reference: 'padding:16px 24px;text-align:right;font-size:13px;color:#5F6A62;',
  card: 'background:#FFFFFF;border:1px solid #E7E2D8;border-radius:20px;padding:32px 32px 20px;overflow-wrap:anywhere;',
  dayCell: 'width:112px;vertical-align:middle;',
  day: 'width:92px;padding:20px 0 14px;background:#FFC2CC;border-radius:46px 46px 14px 14px;text-align:center;font-size:13px;line-height:1.1;font-weight:600;color:#0B4D38;',
  dayNumber: `display:block;margin:3px 0;font-family:${SERIF};font-size:34px;line-height:1;font-weight:600;`,
  headCell: 'vertical-align:middle;',
  tag: {
    good: `${tag}background:#E2F0E7;color:#0B4D38;`,
    waiting: `${tag}background:#FFF0C4;color:#674500;`,
    over: `${tag}background:#F7F4EE;color:#465249;`,
    failed: `${tag}background:#FFE5DF;color:#9A220E;`,
  } satisfies Record<Tone, string>,
  title: `margin:0 0 20px;font-family:${SERIF};font-size:28px;line-height:1.16;font-weight:600;letter-spacing:-.02em;color:#14241D;text-wrap:balance;`,
  titleBesideDay: `margin:0;font-family:${SERIF};font-size:28px;line-height:1.16;font-weight:600;letter-spacing:-.02em;color:#14241D;text-wrap:balance;`,
  head: 'margin:0 0 20px;',
  paragraph: 'margin:0 0 16px;color:#465249;',
  code: `margin:0 0 16px;padding:24px 0;background:#E2F0E7;border-radius:16px;text-align:center;color:#0B4D38;font-family:${SERIF};font-size:44px;line-height:1;font-weight:600;letter-spacing:.22em;text-indent:.22em;`,
  action:
    'display:block;padding:15px 24px;background:#0B4D38;border-radius:12px;color:#FFFFFF;font-weight:600;line-height:1.25;' +
    'text-align:center;text-decoration:none;',
  actionLine: 'margin:0 0 12px;',
  quiet:
    'display:block;padding:13px 22px;border:1.5px solid #858B82;border-radius:12px;color:#14241D;font-weight:600;' +
    'line-height:1.25;text-align:center;text-decoration:none;',
  linksTitle: 'margin:20px 0 0;font-weight:600;color:#14241D;',
  links: 'margin:0;',
  link: 'display:inline-block;margin:0 20px 0 0;padding:10px 0;color:#0B4D38;font-weight:600;font-size:15px;',
  news: 'margin:0 0 12px;padding:0 0 12px;border-bottom:1px solid #E7E2D8;font-size:15px;line-height:1.5;color:#465249;',
  newsLink: 'display:inline-block;padding:10px 0 2px;color:#0B4D38;font-weight:600;font-size:16px;',
  quote:
    'margin:0 0 12px;padding:16px 20px;background:#F7F4EE;border-radius:14px;font-size:15px;line-height:1.5;color:#14241D;white-space:pre-line;',
  pair: 'width:100%;margin:0 0 12px;',
  pairCell: 'width:50%;padding:0 4px 0 0;vertical-align:top;',
  pairCellTwo: 'width:50%;padding:0 0 0 4px;vertical-align:top;',
  offersNote: 'margin:2px 0 0;font-size:14px;line-height:1.45;color:#465249;',
  offers: 'width:100%;margin:12px 0 20px;border-top:1px solid #E7E2D8;',
  offer: 'padding:12px 12px 12px 0;border-bottom:1px solid #E7E2D8;font-size:14px;line-height:1.45;color:#465249;',
  offerTitle: 'font-size:15px;font-weight:600;color:#14241D;',
  offerPrice: 'font-size:15px;font-weight:600;color:#14241D;',
  offerOff: `display:inline-block;padding:2px 8px;border-radius:6px;background:#FFC53D;color:#14241D;font-family:${SERIF};font-size:13px;font-weight:600;`,
  offerCell: 'width:1%;padding:12px 0;border-bottom:1px solid #E7E2D8;text-align:right;white-space:nowrap;',
  offerAct:
    'display:inline-block;padding:12px 18px;background:#E2F0E7;border-radius:12px;color:#0B4D38;font-size:15px;font-weight:600;line-height:1.35;text-decoration:none;',
  note: 'margin:0 0 16px;font-size:14px;line-height:1.45;color:#465249;',
  facts: 'width:100%;margin:0 0 20px;border-top:1px solid #E7E2D8;',
  factLabel:
    'width:34%;padding:11px 12px 11px 0;border-bottom:1px solid #E7E2D8;text-align:left;vertical-align:top;font-size:15px;font-weight:400;color:#465249;overflow-wrap:normal;',
  fact: 'padding:11px 0;border-bottom:1px solid #E7E2D8;text-align:left;vertical-align:top;font-size:15px;color:#14241D;',
  sums: 'margin:20px 0;padding:16px 20px;background:#F7F4EE;border-radius:14px;',
  sumTable: 'width:100%;font-variant-numeric:tabular-nums;',
  sumLabel: 'padding:4px 12px 4px 0;text-align:left;font-size:15px;font-weight:400;color:#465249;',
  sum: 'padding:4px 0;text-align:right;vertical-align:top;white-space:nowrap;font-size:15px;color:#14241D;',
  totalLabel: 'padding:0 12px 0 0;text-align:left;font-size:15px;font-weight:600;color:#14241D;',
  total: `padding:0;text-align:right;vertical-align:top;white-space:nowrap;font-family:${SERIF};font-size:22px;line-height:1.1;font-weight:600;letter-spacing:-.02em;color:#14241D;`,
  ruleCell: 'padding:10px 0 12px;',
  rule: 'border-top:1.5px dashed #858B82;font-size:0;line-height:0;',
  footer: 'margin:16px 24px 0;font-size:13px;color:#5F6A62;',
  footerLink: 'display:inline-block;padding:4px 16px 4px 0;color:#465249;text-decoration:underline;',
  /** What needs a query: the dark theme and small screens. */
  sheetStyle: new Markup(`
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #08100D !important; color: #F3F1EA !important; }
  .brand { color: #FFB3C1 !important; }
  .reference, .footer { color: #96A39B !important; }
  .footer-link { color: #BCC6BF !important; }
  .card { background: #131E19 !important; border-color: #26352E !important; }
  .title, .fact, .sum, .total, .quote { color: #F3F1EA !important; }
  .text, .label { color: #BCC6BF !important; }
  .facts, .fact, .fact-label, .news, .offers, .offer, .offer-cell { border-color: #26352E !important; }
  .day { background: #3A1320 !important; color: #FFD3DB !important; }
  .sums, .quote { background: #182520 !important; }
  .offer-off { background: #FFC53D !important; color: #14241D !important; }
  .rule { border-color: #6B7A72 !important; }
  .code, .tag-good, .offer-act { background: #1D3A2E !important; color: #CFEBD9 !important; }
  .tag-waiting { background: #3A2C06 !important; color: #FFDF94 !important; }
  .tag-over { background: #182520 !important; color: #BCC6BF !important; }
  .tag-failed { background: #42170F !important; color: #FFB9A9 !important; }
  .action { background: #FFB3C1 !important; color: #0B2E22 !important; }
  .quiet { color: #F3F1EA !important; border-color: #6B7A72 !important; }
  .link { color: #FFB3C1 !important; }
}
@media (max-width: 480px) {
  .brand, .reference { padding: 12px 16px !important; }
  .card { padding: 24px 20px 12px !important; }
  .title { font-size: 24px !important; }
  .day-cell { width: 92px !important; }
  .day { width: 76px !important; padding: 16px 0 10px !important; }
  .day-number { font-size: 28px !important; }
  .pair-cell { display: block !important; width: auto !important; padding: 0 0 12px !important; }
  .pair { margin-bottom: 0 !important; }
  .footer { margin: 16px 16px 0 !important; }
}
`),
} as const
