import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { deliverDueMail, retryDelays } from './deliver-mail.ts'
import { mailJobs } from './mail-jobs.ts'
import { type Mail, mailQueue } from './mail-queue.ts'
import { MailRefused, type OutgoingMail } from './mail-transport.ts'

const START = new Date('2026-11-20T02:00:00Z').getTime()
const MINUTE = 60_000

let test: TestDatabase
let now = START
let logged: string[] = []

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  now = START
  logged = []
  await test.database.exec('truncate mail restart identity cascade')
})

const mail: Mail = { recipient: 'a@agency.example', replyTo: 'mia@mail.example', subject: 'S', text: 'T', html: 'H' }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const clock = () => new Date(now)
const log = {
  warn: (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`),
  error: (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`),
}
const queue = (change: Partial<Mail> = {}) =>
  mailQueue({ database: test.database, clock, jobs: noJobs }).queue({ ...mail, ...change })
const state = async () =>
  (await test.database.query<{ state: string }>('select state from mail order by id')).map((row) => row.state)

/** A way out that takes what `take` takes. */
function wayOut(take: (mail: OutgoingMail) => void | Promise<void> = () => {}) {
  const sent: OutgoingMail[] = []
  const transport = {
    async send(outgoing: OutgoingMail) {
      await take(outgoing)
      sent.push(outgoing)
    },
    close: () => {},
  }
  return { sent, transport }
}
const deliver = (transport: ReturnType<typeof wayOut>['transport']) =>
  deliverDueMail({ database: test.database, transport, clock, log })

describe('the outbox', () => {
  it('hands over each mail once', async () => {
    await queue()
    await queue({ subject: 'Two\r\nBcc: all@mail.example' })
    const { sent, transport } = wayOut()
    expect(await deliver(transport)).toBe(2)
    expect(await deliver(transport)).toBe(0)
    expect(sent).toEqual([
      { ...mail, headers: {}, id: 1, messageId: expect.stringMatching(uuid), createdAt: clock() },
      {
        ...mail,
        headers: {},
        id: 2,
        messageId: expect.stringMatching(uuid),
        createdAt: clock(),
        subject: 'Two Bcc: all@mail.example',
      },
    ])
    expect(await state()).toEqual(['sent', 'sent'])
  })

  it('keeps one Message-ID for every try of a mail, and no two mails have the same', async () => {
    await queue()
    await queue()
    const tried: string[] = []
    const { transport } = wayOut(({ messageId }) => {
      tried.push(messageId)
      throw new Error('busy')
    })
    await deliver(transport)
    now += MINUTE
    await deliver(transport)
    expect(tried.slice(2).toSorted()).toEqual(tried.slice(0, 2).toSorted())
    expect(new Set(tried).size).toBe(2)
  })

  it('keeps the words of a mail until it is handed over, and no longer', async () => {
    await queue({ recipient: 'bad@agency.example', text: 'a link', html: '<a>' })
    await queue({ text: 'a link', html: '<a>' })
    const { transport } = wayOut(({ recipient }) => {
      if (recipient.startsWith('bad')) throw new Error('busy')
    })
    await deliver(transport)
    expect(await test.database.query('select text_body, html_body from mail order by id')).toEqual([
      { text_body: 'a link', html_body: '<a>' },
      { text_body: '', html_body: '' },
    ])
  })

  it('is kept or not together with what the mail tells of', async () => {
    const failing = test.database.transaction(async () => {
      await queue()
      throw new Error('the rest went wrong')
    })
    await expect(failing).rejects.toThrow('the rest went wrong')
    expect(await state()).toEqual([])
  })

  it('tries again later and later, and gives up in the end', async () => {
    await queue()
    const tries: number[] = []
    const { transport } = wayOut(() => {
      tries.push((now - START) / MINUTE)
      throw new Error('421 a@agency.example is busy')
    })
    for (; now < START + 2000 * MINUTE; now += MINUTE) await deliver(transport)
    expect(tries).toEqual([0, 1, 6, 21, 81, 321, 1041])
    expect(tries).toHaveLength(retryDelays.length + 1)
    expect(await state()).toEqual(['failed'])
    expect(logged).toHaveLength(7)
    expect(logged.at(-1)).toBe(
      'mail not delivered, no further attempt {"mail":1,"attempts":7,"problem":"421 … is busy"}',
    )
    expect(logged.join()).not.toContain('@')
  }, 60_000)

  it('sends after a failure that passes', async () => {
    await queue()
    let isAway = true
    const { sent, transport } = wayOut(() => {
      if (isAway) throw new Error('away')
    })
    await deliver(transport)
    expect(await state()).toEqual(['pending'])
    isAway = false
    await deliver(transport)
    expect(sent).toEqual([])
    now += MINUTE
    await deliver(transport)
    expect([sent.length, await state()]).toEqual([1, ['sent']])
  })

  it('does not try again what is refused for good', async () => {
    await queue()
    const { transport } = wayOut(() => {
      throw new MailRefused('no such mailbox')
    })
    await deliver(transport)
    expect(await state()).toEqual(['failed'])
  })

  it('goes on with the others when one is not taken', async () => {
    await queue({ recipient: 'bad@agency.example' })
    await queue()
    const { sent, transport } = wayOut(({ recipient }) => {
      if (recipient.startsWith('bad')) throw new Error('busy')
    })
    await deliver(transport)
    expect([sent.length, await state()]).toEqual([1, ['pending', 'sent']])
  })
})

describe('a mailbox whose host takes long', () => {
  it('holds up no mail to others, also when many wait for it', async () => {
    for (let count = 0; count < 12; count += 1) await queue({ recipient: `${count}@SLOW.example` })
    await queue({ recipient: 'b@quick.example' })
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
    let slowUnderWay = 0
    let mostSlow = 0
    const { sent, transport } = wayOut(async ({ recipient }) => {
      if (recipient.endsWith('quick.example')) return
      slowUnderWay += 1
      mostSlow = Math.max(mostSlow, slowUnderWay)
      await isFree
      slowUnderWay -= 1
    })
    const underWay = deliver(transport)
    await expect.poll(() => sent.map(({ recipient }) => recipient)).toEqual(['b@quick.example'])
    free()
    expect([await underWay, sent.length, mostSlow]).toEqual([13, 13, 4])
  })

  it('holds up none either when thousands wait for it', async () => {
    await test.database.query(
      `insert into mail (recipient, subject, text_body, html_body, next_attempt_at, created_at)
       select number || '@slow.example', 'S', 'T', 'H', $1, $1 from generate_series(1, 2100) as number`,
      [clock()],
    )
    await queue({ recipient: 'b@quick.example' })
    const claimed: string[] = []
    const { transport } = wayOut(({ recipient }) => {
      claimed.push(recipient.split('@')[1] ?? '')
      // No other claim follows.
      throw new Error('away')
    })
    const query: typeof test.database.query = (text, ...rest) =>
      text.includes('claimed_until = $2') && claimed.length > 0
        ? Promise.reject(new Error('enough'))
        : test.database.query(text, ...rest)
    await expect(deliverDueMail({ database: { ...test.database, query }, transport, clock, log })).rejects.toThrow(
      'enough',
    )
    expect(claimed.toSorted()).toEqual(['quick.example', ...Array.from({ length: 4 }, () => 'slow.example')])
  })
})

describe('several servers over one outbox', () => {
  it('never send the same mail', async () => {
    for (let count = 0; count < 120; count += 1) await queue({ subject: String(count) })
    const servers = Array.from({ length: 6 }, () => wayOut())
    let taken = 0
    do {
      const counts = await Promise.all(servers.map(({ transport }) => deliver(transport)))
      taken = Math.max(...counts)
    } while (taken > 0)
    const subjects = servers.flatMap(({ sent }) => sent.map(({ subject }) => subject))
    expect(subjects).toHaveLength(120)
    expect(new Set(subjects).size).toBe(120)
  })

  it('leave a mail alone that another has in hand, until the other must have died', async () => {
    await queue()
    const { promise, resolve } = Promise.withResolvers<void>()
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
    const slow = wayOut(() => {
      begin()
      return promise
    })
    const underWay = deliver(slow.transport)
    await hasBegun
    const other = wayOut()
    expect(await deliver(other.transport)).toBe(0)
    now += 5 * MINUTE
    expect(await deliver(other.transport)).toBe(1)
    resolve()
    await underWay
    expect(other.sent.map(({ id }) => id)).toEqual([1])
  })
})

describe('the job', () => {
  it('is sent with each mail, and hands over all that wait', async () => {
    const jobs: string[] = []
    const queueing = mailQueue({
      database: test.database,
      clock,
      jobs: { ...noJobs, send: async (name) => void jobs.push(name) },
    })
    for (let count = 0; count < 25; count += 1) await queueing.queue(mail)
    const { sent, transport } = wayOut()
    const job = mailJobs({ database: test.database, transport, clock, log })
    expect([jobs.length, new Set(jobs)]).toEqual([25, new Set([job.name])])
    await job.handle({})
    expect(sent).toHaveLength(25)
  })

  it('fails, and so is tried again, when the outbox cannot be read', async () => {
    const query = () => Promise.reject(new Error('away'))
    const { transport } = wayOut()
    const job = mailJobs({ database: { ...test.database, query }, transport, clock, log })
    await expect(job.handle({})).rejects.toThrow('away')
  })
})
