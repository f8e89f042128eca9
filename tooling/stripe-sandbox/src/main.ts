import { parseArgs } from 'node:util'
import { startSandbox } from './start.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    'webhook-url': { type: 'string', multiple: true, default: [] },
    'webhook-secret': { type: 'string', multiple: true, default: [] },
    'thin-webhook-url': { type: 'string' },
    'thin-webhook-secret': { type: 'string' },
    'public-origin': { type: 'string' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
})
const secrets = values['webhook-secret']
if (secrets.length !== values['webhook-url'].length) throw new Error('each --webhook-url needs its --webhook-secret')

const thin = { url: values['thin-webhook-url'], secret: values['thin-webhook-secret'] }
if ((thin.url === undefined) !== (thin.secret === undefined))
  throw new Error('--thin-webhook-url needs its --thin-webhook-secret')

const sandbox = await startSandbox({
  port: Number(values.port),
  seed: Number(values.seed),
  webhooks: values['webhook-url'].map((url, index) => ({ url, secret: secrets[index] ?? '' })),
  ...(thin.url === undefined ? {} : { thinWebhooks: [{ url: thin.url, secret: thin.secret ?? '' }] }),
  ...(values.data === undefined ? {} : { dataFile: values.data }),
  ...(values['public-origin'] === undefined ? {} : { publicOrigin: values['public-origin'] }),
  ...(values.verbose ? { log: (line: string) => console.log(line) } : {}),
})
console.log(`stripe-sandbox ready at ${sandbox.url}, script at ${sandbox.scriptUrl}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
