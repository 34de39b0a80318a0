import type { Mail } from './mail-queue.ts'

export type OutgoingMail = Mail & {
  /** Unique in this database. */
  id: number
  /** Globally unique, and the same for every attempt, so that a mail that was sent twice is recognised as one. */
  messageId: string
  createdAt: Date
}

/** Sends mails. */
export type MailTransport = {
  /** Rejects with MailRefused when it will never be taken, with any other error when it may be next time. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The mail will not be taken however often it is tried. */
export class MailRefused extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'MailRefused'
  }
}

/** What a mail consists of, as nodemailer takes it. It encodes every value, so none of them can begin another header. */
export function messageOf(
  { messageId, createdAt, recipient, replyTo, subject, text, html, headers = {} }: OutgoingMail,
  from: string,
) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${messageId}@${domain}>`,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
