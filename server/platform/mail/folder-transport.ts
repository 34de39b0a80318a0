import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { type MailTransport, messageOf } from './mail-transport.ts'

/**
 * Puts every mail into a folder instead of sending it: as `.eml` for mail programs, as `.txt` and `.html` to be opened as
 * they are. The names begin with the time, so the latest comes last.
 */
export function folderTransport({ folder, from }: { folder: string; from: string }): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail, from))
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave no buffer')
      const time = mail.createdAt.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)
      const name = path.join(folder, `${time}-${String(mail.id).padStart(6, '0')}`)
      const about = `To: ${mail.recipient}\nReply-To: ${mail.replyTo ?? '-'}\nSubject: ${mail.subject}\n\n`
      await mkdir(folder, { recursive: true })
      await writeFile(`${name}.html`, mail.html)
      await writeFile(`${name}.txt`, about + mail.text)
      await writeFile(`${name}.eml`, message)
    },
    close: () => writer.close(),
  }
}
