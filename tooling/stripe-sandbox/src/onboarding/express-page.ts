import type { Engine } from '#engine.ts'
import type { ApiAnswer, ApiRequest } from '#http/pipeline.ts'
import { accountFunds } from '#payment/payout.ts'
import { bankOf, changeBank, hasBank } from './account.ts'
import { instant, pounds, table, text } from './html.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
  .table { overflow-x: auto; }
  td, th { padding-inline-end: 1rem; text-align: start; white-space: nowrap; }
  input, button { font: inherit; max-width: 100%; box-sizing: border-box; min-height: 2.75rem; }`

/** Stands in for the dashboard that Stripe gives a connected account: what is on its balance, its payouts and its bank,
 *  which can be changed. */
export function answerExpress({ world, background }: Engine, { method, path, body }: ApiRequest): ApiAnswer {
  const account = world.store.get('accounts', path.replace('/express/', ''))
  if (method === 'POST' && account) {
    const last4 = new URLSearchParams(body).get('last4') ?? ''
    if (/^[0-9]{4}$/.test(last4)) background(() => changeBank(world, account, last4))
    return { status: 303, headers: { location: path, 'cache-control': 'no-store' }, body: '' }
  }
  if (method !== 'GET' || !account)
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'No such account' }
  const { available, pending } = accountFunds(world, account.id)
  const payouts = world.store
    .all('payouts')
    .filter(({ id }) => world.store.get('payout_facts', id)?.account === account.id)
  // As Stripe's own leads back to the platform: where onboarding did.
  const back = world.store.all('onboarding_links').at(-1)?.returnUrl
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Express dashboard (Stripe sandbox)</title>
<style>${STYLE}</style>
</head>
<body><main>
<p>${back === undefined ? 'Your browser’s Back leads to Ginipig.' : `<a href="${text(back)}">Back to Ginipig</a>`}</p>
<h1>Stripe sandbox: ${text(account.displayName ?? account.id)}</h1>
<p>On the balance: <strong>${pounds(available)}</strong> available, <strong>${pounds(pending)}</strong> pending.</p>
${hasBank(account) ? `<p>Payouts go to the bank account ending <strong>${text(bankOf(account).last4)}</strong>.</p>` : ''}
<form method="post">
  <p><label>Last four digits of another bank account <input name="last4" inputmode="numeric" pattern="[0-9]{4}" required></label>
  <button>Pay out to this one</button></p>
</form>
${table(
  'Payouts',
  ['When', 'Amount', 'State', 'Payout'],
  payouts.map((one) => [instant(one.created), pounds(one.amount), one.status, one.id]),
)}
</main></body>
</html>
`,
  }
}
