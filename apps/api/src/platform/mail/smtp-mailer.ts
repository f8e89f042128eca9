import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log.ts'
import type { Mailer } from './mailer.ts'

const TIMEOUT_MS = 15_000

type SmtpFailure = { code?: string; responseCode?: number }

/** The receiving server won't ever take it: no such mailbox. Our own trouble (login, TLS, connection) is not this. */
const isHopeless = ({ code, responseCode = 0 }: SmtpFailure) => code === 'EENVELOPE' && responseCode >= 500

/** What mail programs show a button for. Source: RFC 8058 */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends over SMTP. In production only over TLS, whatever the server offers. */
export function createSmtpMailer(mail: NonNullable<Config['mail']>, needsTls: boolean, log: Log): Mailer {
  const transport = createTransport({
    url: mail.smtpUrl,
    requireTLS: needsTls,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, files, unsubscribe, replyTo }) {
      try {
        await transport.sendMail({
          from: mail.from,
          // As an object: an address is never read as a list.
          to: { name: '', address: to },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          attachments: files.map(({ name, type, text }) => ({
            filename: name,
            contentType: `${type}; charset=utf-8`,
            content: text,
          })),
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe === null ? {} : oneClick(unsubscribe)) },
        })
        return true
      } catch (error) {
        const { code = 'unknown', responseCode } = error as SmtpFailure // what nodemailer throws
        const reason = `SMTP ${code}${responseCode === undefined ? '' : ` ${responseCode}`}`
        if (isHopeless({ code, ...(responseCode === undefined ? {} : { responseCode }) })) {
          log.warn({ reason }, 'a mail was refused for good')
          return false
        }
        // Not the cause: the server's words repeat the address, and the queue keeps what a job threw.
        throw new Error(reason)
      }
    },
  }
}
