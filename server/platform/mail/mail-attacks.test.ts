import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { mailOfEmail } from '#server/modules/notifications/card-mail.ts'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { markupShape, shapeDifference } from '#tests/support/markup-shape.ts'
import { mailOf } from './mail-text.ts'
import { messageOf } from './mail-transport.ts'

const ORIGIN = 'https://portal.example'

const plainMail = (text: string) =>
  mailOf(
    { heading: text, parts: [text, { quote: text }, [[text, text]], `${ORIGIN}/posts/1/decision`], footer: text },
    'mia@mail.example',
  )
const cardMail = (text: string) => {
  const link = { text, link: '/alerts/1' }
  return mailOfEmail(
    'mia@mail.example',
    {
      heading: text,
      paragraphs: [text],
      footer: text,
      stopToken: 'token',
      sections: [
        {
          name: text,
          cards: [{ title: text, facts: [text, text], text, link: '/homes/1', photo: '/photos/1' }],
          more: () => link,
          links: [link],
        },
      ],
    },
    ORIGIN,
  )
}

describe.each([
  ['a plain mail', plainMail],
  ['a mail of cards', cardMail],
])('%s', (_name, mailWith) => {
  const harmless = markupShape(mailWith('Harmless words').html)

  it('has no element, attribute or address of what somebody typed', () => {
    const different = attackStrings.filter(
      (text) => shapeDifference(harmless, markupShape(mailWith(text).html)) !== null,
    )
    expect(different).toEqual([])
  })

  it('leads elsewhere from no paragraph that only looks like an address', () => {
    for (const text of attackStrings) expect(mailWith(text).html).not.toMatch(/href="(?!https:\/\/portal\.example\/)/)
  })

  it('has the headers of the portal alone', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true })
    const headersWith = async (text: string) => {
      const sent = { id: 1, messageId: 'one', createdAt: new Date('2026-11-20T01:00:00Z'), ...mailWith(text) }
      const { message } = await transport.sendMail(messageOf(sent, 'Portal <hello@portal.example>'))
      const [head = ''] = (Buffer.isBuffer(message) ? message.toString() : '').split('\r\n\r\n')
      return head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0])
    }
    const expected = await headersWith('Harmless words')
    for (const text of attackStrings) expect([text, await headersWith(text)]).toEqual([text, expected])
  })
})
