import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { folderTransport } from './folder-transport.ts'
import { MailRefused, type OutgoingMail } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const from = 'Homely <enquiries@homely.example>'
const mail: OutgoingMail = {
  id: 7,
  messageId: '9f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10',
  createdAt: new Date('2026-11-20T02:00:00Z'),
  recipient: 'mia-chen@agency.example',
  replyTo: 'asa@mail.example',
  subject: 'Enquiry: 12 Smith Street – Fitzroy',
  text: 'Good day\nÅsa',
  html: '<p>Good day</p>',
}

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

type Taken = { sender: string; recipients: string[]; message: string }

/** A mail server on a port of its own. */
async function mailServer(onRecipient: (address: string) => Error | null = () => null) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(onRecipient(address)),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          recipients: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
        })
        callback()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  endings.push(() => new Promise((resolve) => server.close(() => resolve(null))))
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from })
  endings.push(() => transport.close())
  return { taken, transport }
}

/** The lines before the first empty one, folded lines joined. */
const headersOf = (message: string): string[] =>
  (message.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')

describe('mail over SMTP', () => {
  it('arrives with sender, answer address, both forms and a name of its own', async () => {
    const { taken, transport } = await mailServer()
    await transport.send(mail)
    const [{ sender, recipients, message } = { sender: '', recipients: [], message: '' }] = taken
    expect([sender, recipients]).toEqual(['enquiries@homely.example', ['mia-chen@agency.example']])
    const headers = headersOf(message)
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Homely <enquiries@homely.example>',
        'To: mia-chen@agency.example',
        'Reply-To: asa@mail.example',
        'Message-ID: <9f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10@homely.example>',
        'Auto-Submitted: auto-generated',
        'Date: Fri, 20 Nov 2026 02:00:00 +0000',
      ]),
    )
    expect(message).toContain('Content-Type: text/plain; charset=utf-8')
    expect(message).toContain('Content-Type: text/html; charset=utf-8')
  })

  it('never lets a value begin another header or reach another person', async () => {
    const { taken, transport } = await mailServer()
    const evil = '\r\nBcc: all@mail.example\r\n\r\n<h1>Hi</h1>'
    await transport.send({ ...mail, subject: `Hello${evil}`, replyTo: `asa@mail.example${evil}` })
    const [{ recipients, message } = { recipients: [], message: '' }] = taken
    expect(recipients).toEqual(['mia-chen@agency.example'])
    expect(headersOf(message).filter((header) => /^(bcc|cc)/i.test(header))).toEqual([])
  })

  it('tells what is refused for good from what may be taken next time', async () => {
    const answer = (code: number) => Object.assign(new Error('no'), { responseCode: code })
    const { transport } = await mailServer((address) =>
      address.startsWith('gone') ? answer(550) : address.startsWith('busy') ? answer(450) : null,
    )
    await expect(transport.send({ ...mail, recipient: 'gone@agency.example' })).rejects.toBeInstanceOf(MailRefused)
    const busy = await transport.send({ ...mail, recipient: 'busy@agency.example' }).catch((error: unknown) => error)
    expect(busy).toBeInstanceOf(Error)
    expect(busy).not.toBeInstanceOf(MailRefused)
  })

  it('may be taken next time when no server answers', async () => {
    const transport = smtpTransport({ url: 'smtp://127.0.0.1:1', from })
    endings.push(() => transport.close())
    const away = await transport.send(mail).catch((error: unknown) => error)
    expect(away).toBeInstanceOf(Error)
    expect(away).not.toBeInstanceOf(MailRefused)
  })
})

describe('the folder of mails', () => {
  it('holds each mail for mail programs and for people', async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'outbox-'))
    endings.push(() => rm(parent, { recursive: true }))
    const folder = path.join(parent, 'outbox')
    await folderTransport({ folder, from }).send(mail)
    const name = '20261120T020000-000007'
    expect((await readdir(folder)).sort()).toEqual([`${name}.eml`, `${name}.html`, `${name}.txt`])
    expect(await readFile(path.join(folder, `${name}.txt`), 'utf8')).toBe(
      'To: mia-chen@agency.example\nReply-To: asa@mail.example\n' +
        'Subject: Enquiry: 12 Smith Street – Fitzroy\n\nGood day\nÅsa',
    )
    expect(await readFile(path.join(folder, `${name}.html`), 'utf8')).toBe('<p>Good day</p>')
    const file = await readFile(path.join(folder, `${name}.eml`), 'utf8')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file).toContain('Message-ID: <9f1c9a52-0d3e-4c47-9a1b-2e6f8d7c4b10@homely.example>')
  })
})
