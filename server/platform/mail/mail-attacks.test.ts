import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { mailsOfTexts } from '#tests/support/free-texts/mails-of-texts.ts'
import { markupShape, shapeDifference } from '#tests/support/markup-shape.ts'
import type { Mail } from './mail-queue.ts'
import { messageOf } from './mail-transport.ts'

/** As many lines without an attack, for a line may be a paragraph. */
const harmlessLike = (text: string): string => text.replaceAll(/[^\n\r\u2028\u2029\u0085]+/g, 'Words')

const mails: [string, (text: string) => Mail | Promise<Mail>][] = Object.entries(mailsOfTexts)

describe.each(mails)('%s', (_name, mailWith) => {
  it('has no element, attribute or address of what somebody typed', async () => {
    const different: unknown[] = []
    for (const text of attackStrings) {
      const harmless = await mailWith(harmlessLike(text))
      const difference = shapeDifference(markupShape(harmless.html), markupShape((await mailWith(text)).html))
      if (difference !== null) different.push([text, difference])
    }
    expect(different).toEqual([])
  })

  it('leads elsewhere from no paragraph that only looks like an address', async () => {
    for (const text of attackStrings) {
      expect((await mailWith(text)).html).not.toMatch(/href="(?!https:\/\/portal\.example\/)/)
    }
  })

  it('has the headers of the portal alone', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true })
    const headersWith = async (text: string) => {
      const sent = { id: 1, messageId: 'one', createdAt: new Date('2026-11-20T01:00:00Z'), ...(await mailWith(text)) }
      const { message } = await transport.sendMail(messageOf(sent, 'Portal <hello@portal.example>'))
      const [head = ''] = (Buffer.isBuffer(message) ? message.toString() : '').split('\r\n\r\n')
      return head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0])
    }
    const expected = await headersWith('Harmless words')
    for (const text of attackStrings) expect([text, await headersWith(text)]).toEqual([text, expected])
  })
})
