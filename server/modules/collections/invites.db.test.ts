import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ALICE,
  BRUNO,
  CARA,
  type CollectionsUnderTest,
  collectionsUnderTest,
  problemOf,
  DAN,
  emailOf,
  STELLA,
} from '#tests/support/collections-under-test.ts'

let portal: CollectionsUnderTest
beforeAll(async () => {
  portal = await collectionsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const PENDING = 'collection { pendingInvites { email invitedAt expiresAt isExpired } }'
const INVITE = `mutation Invite($id: ID!, $emails: [String!]!) {
  addCollectionInvite(collectionId: $id, collectionInviteInput: { emails: $emails }) { ${PENDING} } }`
const WITHDRAW = `mutation Withdraw($id: ID!, $emails: [String!]!) {
  deleteCollectionInvite(collectionId: $id, collectionInviteInput: { emails: $emails }) { ${PENDING} } }`
const ANSWER = 'confirmInviteInput: { memberId: $memberId, uniqueIdentifier: $identifier }'
const ACCEPT = `mutation Accept($id: ID!, $memberId: Int!, $identifier: String!) {
  acceptCollectionInvitation(collectionId: $id, ${ANSWER}) { collection { id role contributors { collaborators { memberId } } } } }`
const DECLINE = `mutation Decline($id: ID!, $memberId: Int!, $identifier: String!) {
  declineCollectionInvitation(collectionId: $id, ${ANSWER}) { collectionId } }`
const FIELDS = 'collectionId collectionName inviterName listingCount uniqueIdentifier expiresAt isForYou'
const MINE = `{ collectionInvitations { ${FIELDS} } }`
const ONE = `query One($identifier: String!) { collectionInvitation(uniqueIdentifier: $identifier) { ${FIELDS} } }`

const invite = (id: string, emails: string[], memberId = ALICE) => portal.ask(memberId, INVITE, { id, emails })
const accept = (id: string, memberId: number, identifier: string) =>
  portal.ask(memberId, ACCEPT, { id, memberId, identifier })
const decline = (id: string, memberId: number, identifier: string) =>
  portal.ask(memberId, DECLINE, { id, memberId, identifier })
const mine = async (memberId: number) => (await portal.ask(memberId, MINE)).data.collectionInvitations
const mails = () =>
  portal.database.query<{ recipient: string; subject: string; text_body: string; html_body: string }>(
    'select recipient, subject, text_body, html_body from mail order by id',
  )
const later = (text: string) => portal.setNow(new Date(text))
const refused = ['NOT_FOUND', 'Failed to confirm invite', undefined]

describe('an invitation', () => {
  it('is mailed with a link, shown to the owner, and to the invited one alone', async () => {
    const id = await portal.make(ALICE, { name: '<i>Ours</i>', listingIds: [1, 2] })
    const { data } = await invite(id, [' BRUNO-costa@mail.example', 'bruno-costa@mail.example', 'new@mail.example'])
    const term = { invitedAt: '2026-11-20T02:00:00.000Z', expiresAt: '2026-12-04T02:00:00.000Z', isExpired: false }
    expect(data.addCollectionInvite.collection.pendingInvites).toEqual([
      { email: emailOf(BRUNO), ...term },
      { email: 'new@mail.example', ...term },
    ])
    const [first, second, ...others] = await mails()
    expect([first?.recipient, second?.recipient, others]).toEqual([emailOf(BRUNO), 'new@mail.example', []])
    expect(first?.subject).toBe('Alice Lee invites you to choose a home together')
    const identifier = await portal.identifierFor(BRUNO)
    const link = `https://portal.example/collections/invitation/${identifier}`
    expect(first?.text_body).toContain(`“<i>Ours</i>”`)
    expect(first?.text_body).toContain(link)
    expect(first?.html_body).toContain(`<a href="${link}">`)
    expect(first?.html_body).not.toContain('<i>')
    const invitation = {
      collectionId: id,
      collectionName: '<i>Ours</i>',
      inviterName: 'Alice Lee',
      listingCount: 2,
      uniqueIdentifier: identifier,
      expiresAt: term.expiresAt,
    }
    expect(await mine(BRUNO)).toEqual([{ ...invitation, isForYou: true }])
    expect(await mine(CARA)).toEqual([])
    for (const [memberId, isForYou] of [
      [BRUNO, true],
      [CARA, false],
      [null, false],
    ] as const) {
      expect((await portal.ask(memberId, ONE, { identifier })).data.collectionInvitation).toEqual({
        ...invitation,
        isForYou,
      })
    }
    expect((await portal.told()).slice(-2)).toEqual([
      [Number(id), ALICE],
      [Number(id), BRUNO],
    ])
  })

  it.each([
    ['Win at evil.example.com', 'evil'],
    ['www.evil.example', 'evil'],
    ['https://evil.example/a', 'evil'],
    ['Call 0491 570 156', '0491'],
    ['Write to x@evil.example', 'evil'],
  ])('carries no address or number that a stranger chose: %s', async (name, carried) => {
    await invite(await portal.make(ALICE, { name }), ['new@mail.example'])
    const [mail] = await mails()
    expect(mail?.text_body).toContain('“Homes to choose from”')
    expect(`${mail?.subject}${mail?.text_body}${mail?.html_body}`).not.toContain(carried)
  })

  it('is accepted once, by two tabs at once and again later', async () => {
    const id = await portal.make(ALICE)
    await invite(id, [emailOf(BRUNO)])
    const identifier = await portal.identifierFor(BRUNO)
    const answers = await Promise.all([1, 2, 3].map(() => accept(id, BRUNO, identifier)))
    const collection = { id, role: 'collaborator', contributors: { collaborators: [{ memberId: BRUNO }] } }
    for (const { data } of [...answers, await accept(id, BRUNO, identifier)]) {
      expect(data.acceptCollectionInvitation).toEqual({ collection })
    }
    expect(await mine(BRUNO)).toEqual([])
    expect((await portal.ask(BRUNO, ONE, { identifier })).data.collectionInvitation).toBeNull()
    expect(problemOf(await decline(id, BRUNO, identifier))).toEqual(refused)
    await portal.ask(
      BRUNO,
      `mutation { removeCollectionCollaborator(collectionId: "${id}", memberId: ${BRUNO}) { collectionId } }`,
    )
    expect(problemOf(await accept(id, BRUNO, identifier))).toEqual(refused)
  })

  it('is of one address, which its member has confirmed', async () => {
    const id = await portal.make(ALICE)
    await invite(id, [emailOf(BRUNO), emailOf(DAN)])
    const identifier = await portal.identifierFor(BRUNO)
    expect(problemOf(await accept(id, CARA, identifier))).toEqual([
      'FORBIDDEN',
      'This invitation was sent to another email address.',
      undefined,
    ])
    expect(problemOf(await portal.ask(CARA, ACCEPT, { id, memberId: BRUNO, identifier }))[2]).toBe('memberId')
    expect(problemOf(await portal.ask(null, ACCEPT, { id, memberId: BRUNO, identifier }))[0]).toBe('UNAUTHENTICATED')
    expect(await mine(DAN)).toEqual([])
    const ofDan = await portal.identifierFor(DAN)
    expect(problemOf(await accept(id, DAN, ofDan)).slice(0, 2)).toEqual([
      'FORBIDDEN',
      'Please confirm your email address first.',
    ])
    await portal.database.query('update member set email_confirmed_at = $1 where id = $2', [portal.now(), DAN])
    expect((await accept(id, DAN, ofDan)).errors).toBeUndefined()
  })

  it('does not hold after 14 days, in another collection, when it was taken back or its collection is deleted', async () => {
    const [id, other] = [await portal.make(ALICE), await portal.make(ALICE)]
    await invite(id, [emailOf(BRUNO), emailOf(CARA)])
    const identifier = await portal.identifierFor(BRUNO)
    expect(problemOf(await accept(other, BRUNO, identifier))).toEqual(refused)
    for (const wrong of [`${identifier.slice(0, -1)}_`, `zz${identifier}`, '', 'x'.repeat(5000)]) {
      expect(problemOf(await accept(id, BRUNO, wrong))).toEqual(refused)
      expect((await portal.ask(BRUNO, ONE, { identifier: wrong })).data.collectionInvitation).toBeNull()
    }
    later('2026-12-04T02:00:00Z')
    expect(problemOf(await accept(id, BRUNO, identifier))).toEqual(refused)
    expect([await mine(BRUNO), (await portal.ask(BRUNO, ONE, { identifier })).data.collectionInvitation]).toEqual([
      [],
      null,
    ])
    later('2026-12-04T01:59:59Z')
    const { data } = await portal.ask(ALICE, WITHDRAW, { id, emails: [emailOf(BRUNO), 'never@mail.example'] })
    expect(data.deleteCollectionInvite.collection.pendingInvites).toMatchObject([{ email: emailOf(CARA) }])
    expect(problemOf(await accept(id, BRUNO, identifier))).toEqual(refused)
    const ofCara = await portal.identifierFor(CARA)
    await portal.ask(ALICE, `mutation { deleteCollection(collectionId: "${id}") { collectionId } }`)
    expect([await mine(CARA), problemOf(await accept(id, CARA, ofCara))]).toEqual([[], refused])
  })

  it('is declined once, and may be sent anew', async () => {
    const id = await portal.make(ALICE)
    await invite(id, [emailOf(BRUNO)])
    const identifier = await portal.identifierFor(BRUNO)
    for (const _time of [1, 2])
      expect((await decline(id, BRUNO, identifier)).data).toEqual({ declineCollectionInvitation: { collectionId: id } })
    expect(problemOf(await accept(id, BRUNO, identifier))).toEqual(refused)
    await invite(id, [emailOf(BRUNO)])
    expect((await accept(id, BRUNO, await portal.identifierFor(BRUNO))).errors).toBeUndefined()
  })

  it('is mailed again after ten minutes with a new term and the same link', async () => {
    const id = await portal.make(ALICE)
    await invite(id, [emailOf(BRUNO)])
    const identifier = await portal.identifierFor(BRUNO)
    later('2026-11-20T02:09:59Z')
    await invite(id, [emailOf(BRUNO)])
    expect(await mails()).toHaveLength(1)
    later('2026-11-20T02:10:00Z')
    const { data } = await invite(id, [emailOf(BRUNO)])
    expect(data.addCollectionInvite.collection.pendingInvites).toMatchObject([
      { expiresAt: '2026-12-04T02:10:00.000Z' },
    ])
    expect([(await mails()).length, await portal.identifierFor(BRUNO)]).toEqual([2, identifier])
    later('2026-12-04T02:10:00Z')
    const expired = await portal.ask(ALICE, WITHDRAW, { id, emails: ['never@mail.example'] })
    expect(expired.data.deleteCollectionInvite.collection.pendingInvites).toMatchObject([{ isExpired: true }])
  })

  it('is for nobody who takes part already, nor for oneself, and from nobody without a confirmed address', async () => {
    const id = await portal.make(ALICE)
    await portal.join(id, ALICE, BRUNO)
    expect(problemOf(await invite(id, ['new@mail.example', 'Alice-Lee@mail.example']))).toEqual([
      'BAD_INPUT',
      'This is your own email address.',
      'emails',
    ])
    expect(problemOf(await invite(id, ['new@mail.example', emailOf(BRUNO)]))).toEqual([
      'BAD_INPUT',
      'bruno-costa@mail.example takes part already.',
      'emails',
    ])
    const message = 'Enter 1 to 20 full email addresses, such as mia@example.org.'
    for (const emails of [
      [],
      ['x'],
      ['a@b.example', 'not an address'],
      Array.from({ length: 21 }, (_, at) => `a${at}@b.example`),
    ]) {
      expect(problemOf(await invite(id, emails))).toEqual(['BAD_INPUT', message, 'emails'])
    }
    const ofDan = await portal.make(DAN)
    expect(problemOf(await invite(ofDan, ['new@mail.example'], DAN)).slice(0, 2)).toEqual([
      'FORBIDDEN',
      'Please confirm your email address first.',
    ])
    expect(await mails()).toHaveLength(1)
  })

  it('is one of 50 places, and of 100 emails in 24 hours', async () => {
    const id = await portal.make(ALICE)
    const addresses = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${prefix}${at}@b.example`)
    for (const prefix of ['a', 'b']) await invite(id, addresses(prefix, 20))
    expect((await invite(id, addresses('c', 9))).errors).toBeUndefined()
    expect(problemOf(await invite(id, ['last@b.example'])).slice(0, 2)).toEqual([
      'BAD_INPUT',
      '50 people can take part in a collection at most, with those who are invited.',
    ])
    later('2026-11-20T02:10:00Z')
    expect((await invite(id, addresses('a', 20))).errors).toBeUndefined()
    const other = await portal.make(ALICE)
    await invite(other, addresses('d', 20))
    const many = 'You have sent many invitations today. Please try again tomorrow.'
    expect(problemOf(await invite(other, addresses('e', 12))).slice(0, 2)).toEqual(['TOO_MANY_REQUESTS', many])
    expect((await invite(other, addresses('e', 11))).errors).toBeUndefined()
    expect(await mails()).toHaveLength(100)
    later('2026-11-21T02:00:00Z')
    expect((await invite(other, ['next@b.example'])).errors).toBeUndefined()
  })

  it('of staff lets others in, and staff see who was invited', async () => {
    const id = await portal.make(ALICE)
    const { data } = await invite(id, [emailOf(BRUNO)], STELLA)
    expect(data.addCollectionInvite.collection.pendingInvites).toMatchObject([{ email: emailOf(BRUNO) }])
    expect((await accept(id, BRUNO, await portal.identifierFor(BRUNO))).errors).toBeUndefined()
  })
})

describe('somebody who takes part', () => {
  const leave = (id: string, memberId: number, as = memberId) =>
    portal.ask(
      as,
      `mutation { removeCollectionCollaborator(collectionId: "${id}", memberId: ${memberId}) { collectionId } }`,
    )

  it('leaves or is removed, and hears of it', async () => {
    const id = await portal.make(ALICE)
    await portal.join(id, ALICE, BRUNO)
    await portal.join(id, ALICE, CARA)
    expect((await leave(id, BRUNO)).data).toEqual({ removeCollectionCollaborator: { collectionId: id } })
    expect((await portal.told()).slice(-3)).toEqual([
      [Number(id), ALICE],
      [Number(id), CARA],
      [Number(id), BRUNO],
    ])
    expect((await leave(id, CARA, ALICE)).errors).toBeUndefined()
    expect((await leave(id, CARA, ALICE)).errors).toBeUndefined()
    expect(problemOf(await leave(id, CARA))[0]).toBe('NOT_FOUND')
  })

  it('is not the owner, whom nobody removes', async () => {
    const id = await portal.make(ALICE)
    for (const as of [ALICE, STELLA]) {
      expect(problemOf(await leave(id, ALICE, as))).toEqual([
        'BAD_INPUT',
        'A collection can’t be left by its owner. Delete it instead.',
        'memberId',
      ])
    }
  })

  it('says whether readers see their name', async () => {
    const id = await portal.make(ALICE, { isPublic: true })
    await portal.join(id, ALICE, BRUNO)
    const [{ uri } = { uri: '' }] = await portal.database.query<{ uri: string }>('select uri from collection')
    const people = async () => {
      const text = `{ collection(uri: "${uri}") { contributors { owner { name } collaborators { name } } } }`
      return (await portal.ask(CARA, text)).data.collection.contributors
    }
    const name = (memberId: number, isNamed: boolean) =>
      portal.ask(
        memberId,
        `mutation { nameInCollection(collectionId: "${id}", isNamed: ${isNamed}) { collection { id } } }`,
      )
    expect(await people()).toEqual({ owner: { name: 'Alice Lee' }, collaborators: [] })
    await name(ALICE, false)
    await name(BRUNO, true)
    expect(await people()).toEqual({ owner: null, collaborators: [{ name: 'Bruno Costa' }] })
  })
})
