import type { Engine } from '#engine.ts'
import type { ApiAnswer, ApiRequest } from '#http/pipeline.ts'
import type { OnboardingLink, OnboardingStage } from '#state/tables.ts'
import { setStage } from './account.ts'

/** What a person may choose, in place of passports and sort codes. */
const choices: readonly { stage: OnboardingStage; label: string; says: string }[] = [
  { stage: 'complete', label: 'Complete', says: 'Everything is given and right. Money can be sent.' },
  { stage: 'in_review', label: 'In review', says: 'Everything is given; Stripe looks at the passport first.' },
  { stage: 'failed', label: 'Fail', says: 'The photo of the passport can’t be read.' },
  { stage: 'unfinished', label: 'Leave unfinished', says: 'Details and bank are given, the passport is not.' },
]

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 2rem auto; padding: 0 1rem; }
  label { display: block; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; margin: 0.5rem 0; }
  small { display: block; margin-inline-start: 1.75rem; }
  button { font: inherit; padding: 0.75rem 1.25rem; min-height: 2.75rem; }`

/** Stands in for Stripe's hosted onboarding: a page on which a person chooses how it ends, and which then leads back as
 *  Stripe's does. A link opens once; one that was used or has run out leads to where a new one is made. */
export function answerOnboarding(engine: Engine, { method, path, body }: ApiRequest): ApiAnswer {
  const { store, clock } = engine.world
  const link = store.get('onboarding_links', path.replace('/onboard/', ''))
  if (!link) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'No such link' }
  if (link.isUsed || link.expiresAt <= clock.now()) return leadTo(link.refreshUrl)
  if (method === 'GET') return page(link)
  const chosen = choices.find(({ stage }) => stage === new URLSearchParams(body).get('stage'))
  const account = store.get('accounts', link.account)
  if (method !== 'POST' || !chosen || !account) return leadTo(link.refreshUrl)
  engine.background(() => {
    store.put('onboarding_links', { ...link, isUsed: true })
    setStage(engine.world, account, chosen.stage)
  })
  return leadTo(link.returnUrl)
}

const leadTo = (location: string): ApiAnswer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
})

const page = (link: OnboardingLink): ApiAnswer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
  body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Onboarding (Stripe sandbox)</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Stripe sandbox: onboarding</h1>
      <p>Stripe would ask for your details, your bank account and a photo of your passport here. Nothing is asked on this
        machine: choose how it ends.</p>
      <form method="post">
        <fieldset>
          <legend>How does it end?</legend>
          ${choices.map(({ stage, label, says }, index) => `<label><input type="radio" name="stage" value="${stage}"${index === 0 ? ' checked' : ''} aria-describedby="${stage}"> ${label}<small id="${stage}">${says}</small></label>`).join('\n          ')}
        </fieldset>
        <p><button>Go back to Ginipig</button></p>
      </form>
      <p><small>${link.account}</small></p>
    </main>
  </body>
</html>
`,
})
