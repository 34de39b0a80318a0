import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport, messageOf } from './mail-transport.ts'

const CONNECT_MILLISECONDS = 10_000
const SILENCE_MILLISECONDS = 20_000

/** Sends through an SMTP server; `url` is smtp:// or smtps://, with user and password where it wants them. */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from))
      } catch (error) {
        throw isRefusedForGood(error) ? new MailRefused('The mail server refuses it for good', { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** A 5xx about the recipient or the message; one about the log-in or the connection is ours to mend. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // nodemailer puts the server's answer and the kind of error on its errors.
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
