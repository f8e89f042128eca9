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
    'connect-webhook-url': { type: 'string' },
    'connect-webhook-secret': { type: 'string' },
    'public-origin': { type: 'string' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
})
const secrets = values['webhook-secret']
if (secrets.length !== values['webhook-url'].length) throw new Error('each --webhook-url needs its --webhook-secret')

/** An endpoint of one kind, as the command tells it; none where it doesn't. */
function endpointOf(kind: 'thin' | 'connect'): { url: string; secret: string }[] {
  const [url, secret] = [values[`${kind}-webhook-url`], values[`${kind}-webhook-secret`]]
  if ((url === undefined) !== (secret === undefined))
    throw new Error(`--${kind}-webhook-url needs its --${kind}-webhook-secret`)
  return url === undefined || secret === undefined ? [] : [{ url, secret }]
}

const sandbox = await startSandbox({
  port: Number(values.port),
  seed: Number(values.seed),
  webhooks: values['webhook-url'].map((url, index) => ({ url, secret: secrets[index] ?? '' })),
  thinWebhooks: endpointOf('thin'),
  connectWebhooks: endpointOf('connect'),
  ...(values.data === undefined ? {} : { dataFile: values.data }),
  ...(values['public-origin'] === undefined ? {} : { publicOrigin: values['public-origin'] }),
  ...(values.verbose ? { log: (line: string) => console.log(line) } : {}),
})
console.log(`stripe-sandbox ready at ${sandbox.url}, script at ${sandbox.scriptUrl}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0))
  })
