import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export type SmtpServer = {
  url: string
  /** What was sent, envelope and all, a mail each. */
  received: { from: string; to: string[]; data: string }[]
  close(): Promise<void>
}

/** As much of an SMTP server as a sender meets. @param refuse - the answer to RCPT or DATA instead of "ok" */
export async function startSmtpServer(refuse: { rcpt?: string; data?: string } = {}): Promise<SmtpServer> {
  const received: SmtpServer['received'] = []
  const server = createServer((socket) => {
    let mail = { from: '', to: [] as string[], data: '' }
    let isData = false
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const endData = () => {
      isData = false
      if (refuse.data === undefined) received.push(mail)
      say(refuse.data ?? '250 queued')
      mail = { from: '', to: [], data: '' }
    }
    const take = (line: string) => {
      if (isData) {
        if (line === '.') endData()
        else mail.data += `${line}\n`
        return
      }
      const command = line.slice(0, 4).toUpperCase()
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (command === 'EHLO') say('250 fixture')
      else if (command === 'MAIL') {
        mail.from = address
        say('250 ok')
      } else if (command === 'RCPT') {
        mail.to.push(address)
        say(refuse.rcpt ?? '250 ok')
      } else if (command === 'DATA') {
        isData = true
        say('354 go on')
      } else if (command === 'QUIT') socket.end('221 bye\r\n')
      else say('250 ok')
    }
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    say('220 fixture')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listen() with a port gives an address object
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
