import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AgentsUnderTest,
  agentsUnderTest,
  ALICE,
  BRUNO,
  DAN,
  EVA,
  STELLA,
  TOM,
  VERA,
} from '#tests/support/agents-under-test.ts'
import { staffActionsDuring } from '#tests/support/staff-actions.ts'

let portal: AgentsUnderTest
beforeAll(async () => {
  portal = await agentsUnderTest()
})
afterAll(() => portal.close())
beforeEach(() => portal.forget())

const CLAIM = `mutation Claim($input: ClaimAgentInput!) {
  claimAgent(input: $input) { claim { id agent { username } proof state requestedAt expiresAt officeEmailHint reason } } }`
const QUESTION = `query Question($token: String!) {
  officeClaimQuestion(token: $token) { agent { name } memberName memberEmail expiresAt } }`
const ANSWER = `mutation Answer($token: String!, $isConfirmed: Boolean!) {
  answerAgentClaim(token: $token, isConfirmed: $isConfirmed) { state } }`
const DECIDE = `mutation Decide($claimId: ID!, $isApproved: Boolean!, $reason: String!) {
  decideAgentClaim(claimId: $claimId, isApproved: $isApproved, reason: $reason) { claimId state } }`
const QUEUE = `{ licenceClaims { total results { id agent { name } memberName memberEmail licenceNumber licenceState requestedAt } } }`
const OWN = '{ ownAgentClaims { agent { username } state reason } }'

const byMail = (memberId: number | null, agentId = TOM) =>
  portal.ask(memberId, CLAIM, { input: { agentId, proof: 'officeEmail' } })
const licence = { proof: 'licence', licenceNumber: ' 012345l ', licenceState: 'VIC' }
const byLicence = (memberId: number | null, change: object = {}) =>
  portal.ask(memberId, CLAIM, { input: { agentId: TOM, ...licence, ...change } })
const lastToken = async () => /\/office\/([\w-]+)/.exec((await portal.mails()).at(-1)?.text_body ?? '')?.[1] ?? ''
const answer = (token: string, isConfirmed: boolean) => portal.ask(null, ANSWER, { token, isConfirmed })
const decide = (memberId: number | null, claimId: string, isApproved: boolean, reason = '') =>
  portal.ask(memberId, DECIDE, { claimId, isApproved, reason })
const own = async (memberId: number) => (await portal.ask(memberId, OWN)).data.ownAgentClaims
const codeOf = ({ errors }: Awaited<ReturnType<typeof byMail>>) => [errors?.[0]?.extensions.code, errors?.[0]?.message]
const agentOf = (memberId: number) =>
  portal.database.query('select type, agent_id from member where id = $1', [memberId])
const audit = () => portal.database.query('select agent_id, member_id, action, details from agent_audit order by id')
const MANAGED = ['CONFLICT', 'Somebody manages this profile already. If it’s yours, write to us.']

describe('a claim by a mail to the office', () => {
  it('writes to the address on record alone, and tells the member as little of it as will do', async () => {
    const { data } = await byMail(ALICE)
    expect(data.claimAgent.claim).toEqual({
      id: expect.any(String),
      agent: { username: 'tom-ryan' },
      proof: 'officeEmail',
      state: 'pending',
      requestedAt: '2026-11-20T02:00:00.000Z',
      expiresAt: '2026-11-27T02:00:00.000Z',
      officeEmailHint: 'f•••@nelson.example',
      reason: '',
    })
    const [mail, ...others] = await portal.mails()
    expect([mail?.recipient, mail?.subject, others]).toEqual([
      'fitzroy@nelson.example',
      'Is Tom Ryan at your office?',
      [],
    ])
    expect(mail?.text_body).toContain('Alice Lee (alice@mail.example) says they are Tom Ryan')
    expect(mail?.text_body).toMatch(/https:\/\/portal\.example\/claim-your-agent-profile\/office\/[\w-]{43}\n/)
    expect(await agentOf(ALICE)).toEqual([{ type: 1, agent_id: null }])
    const stored = JSON.stringify(await portal.database.query('select * from agent_claim'))
    expect(stored).not.toContain(await lastToken())
  })

  it('gives the profile once the office confirms, with a row of audit and a mail to the member', async () => {
    await byMail(ALICE)
    const token = await lastToken()
    expect((await portal.ask(null, QUESTION, { token })).data.officeClaimQuestion).toEqual({
      agent: { name: 'Tom Ryan' },
      memberName: 'Alice Lee',
      memberEmail: 'alice@mail.example',
      expiresAt: '2026-11-27T02:00:00.000Z',
    })
    expect((await answer(token, true)).data).toEqual({ answerAgentClaim: { state: 'approved' } })
    expect(await agentOf(ALICE)).toEqual([{ type: 2, agent_id: TOM }])
    expect(await own(ALICE)).toEqual([{ agent: { username: 'tom-ryan' }, state: 'approved', reason: '' }])
    expect(await audit()).toEqual([
      {
        agent_id: TOM,
        member_id: null,
        action: 'claimApproved',
        details: {
          claimId: expect.any(Number),
          claimedBy: ALICE,
          proof: 'officeEmail',
          licenceNumber: null,
          reason: '',
        },
      },
    ])
    const mail = (await portal.mails()).at(-1)
    expect([mail?.recipient, mail?.subject]).toEqual(['alice@mail.example', 'Your agent profile is yours'])
    expect(mail?.text_body).toContain('https://portal.example/agent/tom-ryan/settings')
    expect((await portal.ask(null, '{ profile(username: "tom-ryan") { agent { isClaimed } } }')).data.profile).toEqual({
      agent: { isClaimed: true },
    })
  })

  it('is answered once, in time, and by nobody without the link', async () => {
    await byMail(ALICE)
    const token = await lastToken()
    expect(codeOf(await answer(`${token}x`, true))).toEqual(['NOT_FOUND', 'This link has been used or is too old.'])
    expect(codeOf(await answer('', true))).toEqual(['NOT_FOUND', 'This link has been used or is too old.'])
    portal.setNow(new Date('2026-11-27T02:00:00Z'))
    expect(codeOf(await answer(token, true))[0]).toBe('NOT_FOUND')
    expect((await portal.ask(null, QUESTION, { token })).data.officeClaimQuestion).toBeNull()
    expect(await own(ALICE)).toMatchObject([{ state: 'expired' }])
    portal.setNow(new Date('2026-11-27T01:59:59Z'))
    expect((await answer(token, false)).data).toEqual({ answerAgentClaim: { state: 'refused' } })
    expect(codeOf(await answer(token, true))[0]).toBe('NOT_FOUND')
    expect(await agentOf(ALICE)).toEqual([{ type: 1, agent_id: null }])
    expect((await portal.mails()).at(-1)?.subject).toBe('Your claim of the profile of Tom Ryan')
  })

  it('two answers at one moment are one', async () => {
    await byMail(ALICE)
    const token = await lastToken()
    const states = await Promise.all([answer(token, true), answer(token, true)])
    expect(states.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect(await audit()).toHaveLength(1)
  })

  it('made again writes again after ten minutes, with a link in place of the one before, three times in all', async () => {
    const first = (await byMail(ALICE)).data.claimAgent.claim.id
    const token = await lastToken()
    expect((await byMail(ALICE)).data.claimAgent.claim.id).toBe(first)
    expect(await portal.mails()).toHaveLength(1)
    for (const minutes of [10, 20, 30, 40]) {
      portal.setNow(new Date(Date.parse('2026-11-20T02:00:00Z') + minutes * 60_000))
      expect((await byMail(ALICE)).data.claimAgent.claim.id).toBe(first)
    }
    expect(await portal.mails()).toHaveLength(3)
    expect(codeOf(await answer(token, true))[0]).toBe('NOT_FOUND')
    expect((await answer(await lastToken(), true)).errors).toBeUndefined()
  })

  it('needs an office with an address', async () => {
    expect(codeOf(await byMail(ALICE, EVA))).toEqual([
      'BAD_INPUT',
      'We have no email address of this office. Use your licence number instead.',
    ])
  })
})

describe('a claim with a licence', () => {
  it('waits for staff, who see it with the number, and for nobody else', async () => {
    const { data } = await byLicence(ALICE)
    expect(data.claimAgent.claim).toMatchObject({ state: 'pending', expiresAt: null, officeEmailHint: null })
    expect(await portal.mails()).toEqual([])
    expect((await portal.ask(STELLA, QUEUE)).data.licenceClaims).toEqual({
      total: 1,
      results: [
        {
          id: data.claimAgent.claim.id,
          agent: { name: 'Tom Ryan' },
          memberName: 'Alice Lee',
          memberEmail: 'alice@mail.example',
          licenceNumber: '012345L',
          licenceState: 'VIC',
          requestedAt: '2026-11-20T02:00:00.000Z',
        },
      ],
    })
    for (const memberId of [ALICE, VERA]) {
      expect(codeOf(await portal.ask(memberId, QUEUE))[0]).toBe('FORBIDDEN')
      expect(codeOf(await decide(memberId, data.claimAgent.claim.id, true))[0]).toBe('FORBIDDEN')
    }
    expect(codeOf(await portal.ask(null, QUEUE))[0]).toBe('UNAUTHENTICATED')
    expect(codeOf(await decide(null, data.claimAgent.claim.id, true))[0]).toBe('UNAUTHENTICATED')
    expect(await agentOf(ALICE)).toEqual([{ type: 1, agent_id: null }])
  })

  it('is never decided by its own member', async () => {
    const { data } = await byLicence(STELLA)
    for (const isApproved of [true, false])
      expect(codeOf(await decide(STELLA, data.claimAgent.claim.id, isApproved, 'Mine.'))[0]).toBe('FORBIDDEN')
    expect((await portal.ask(STELLA, OWN)).data.ownAgentClaims).toMatchObject([{ state: 'pending' }])
  })

  it('is in the log of staff once it is decided', async () => {
    const { id } = (await byLicence(ALICE)).data.claimAgent.claim
    const actions = await staffActionsDuring(portal.database, async () => {
      await decide(STELLA, id, true, 'The licence is theirs.')
      await decide(STELLA, id, true)
    })
    expect(actions).toMatchObject([{ staff: STELLA, kind: 'approveAgentClaim', reason: 'The licence is theirs.' }])
  })

  it('is decided once, with who decided it and why', async () => {
    const { id } = (await byLicence(ALICE)).data.claimAgent.claim
    const reason = 'This licence is of <b>another</b> person.'
    expect((await decide(STELLA, id, false, ` ${reason} `)).data.decideAgentClaim).toEqual({
      claimId: id,
      state: 'refused',
    })
    expect(codeOf(await decide(STELLA, id, true))).toEqual(['NOT_FOUND', 'This claim has been decided already.'])
    expect(await own(ALICE)).toEqual([{ agent: { username: 'tom-ryan' }, state: 'refused', reason }])
    expect(await audit()).toMatchObject([
      { member_id: STELLA, action: 'claimRefused', details: { licenceNumber: '012345L', reason } },
    ])
    const [mail] = await portal.mails()
    expect([mail?.recipient, mail?.text_body.includes(reason), mail?.html_body.includes('<b>')]).toEqual([
      'alice@mail.example',
      true,
      false,
    ])
    const again = (await byLicence(ALICE)).data.claimAgent.claim
    expect((await decide(STELLA, again.id, true)).data.decideAgentClaim.state).toBe('approved')
    expect(await agentOf(ALICE)).toEqual([{ type: 2, agent_id: TOM }])
  })

  it('needs a number and a state', async () => {
    expect(codeOf(await byLicence(ALICE, { licenceNumber: 'licence' }))[0]).toBe('BAD_INPUT')
    expect(codeOf(await byLicence(ALICE, { licenceNumber: null }))[0]).toBe('BAD_INPUT')
    expect(codeOf(await byLicence(ALICE, { licenceState: null }))[0]).toBe('BAD_INPUT')
    expect(codeOf(await decide(STELLA, 'none', true))[0]).toBe('NOT_FOUND')
    expect(codeOf(await decide(STELLA, '99999999999', true))[0]).toBe('NOT_FOUND')
  })

  it('takes the place of a mail that the office never answered', async () => {
    await byMail(ALICE)
    const token = await lastToken()
    await byLicence(ALICE)
    expect(await own(ALICE)).toHaveLength(1)
    expect(codeOf(await answer(token, true))[0]).toBe('NOT_FOUND')
  })
})

describe('a profile', () => {
  it('has one who manages it: others are told, and what else they wait for ends', async () => {
    await byMail(ALICE)
    const token = await lastToken()
    const { id } = (await byLicence(BRUNO)).data.claimAgent.claim
    await byLicence(ALICE, { agentId: EVA })
    await answer(token, true)
    expect(codeOf(await decide(STELLA, id, true))[0]).toBe('NOT_FOUND')
    expect(await own(BRUNO)).toMatchObject([{ state: 'refused', reason: MANAGED[1] }])
    expect(await own(ALICE)).toMatchObject([{ agent: { username: 'tom-ryan' } }])
    expect(codeOf(await byMail(BRUNO))).toEqual(MANAGED)
    expect(codeOf(await byLicence(ALICE, { agentId: EVA }))[0]).toBe('CONFLICT')
  })

  it('is claimed by members alone who confirmed their address, of an agent who is there', async () => {
    expect(codeOf(await byMail(null))[0]).toBe('UNAUTHENTICATED')
    expect(codeOf(await byMail(DAN))[0]).toBe('FORBIDDEN')
    expect(codeOf(await byMail(ALICE, 999))).toEqual(['NOT_FOUND', 'This agent isn’t on Homely any more.'])
    await portal.database.exec(`update agent set left_on = '2026-09-30' where id = ${TOM}`)
    expect(codeOf(await byMail(ALICE))[0]).toBe('CONFLICT')
    expect(await portal.mails()).toEqual([])
  })

  it('can be claimed five times a day by one member, and an office is written to for twenty', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect((await byLicence(ALICE, { licenceNumber: `00${times}` })).errors).toBeUndefined()
    }
    expect(codeOf(await byLicence(ALICE, { licenceNumber: '006' }))[0]).toBe('TOO_MANY_REQUESTS')
    expect(await own(ALICE)).toHaveLength(1)
    await portal.database.query(
      `insert into agent_claim (member_id, agent_id, proof, expires_at, requested_at, state, decided_at)
       select ${STELLA}, ${TOM}, 'officeEmail', $1, $1, 'refused', $1 from generate_series(1, 20)`,
      [portal.now()],
    )
    expect(codeOf(await byMail(BRUNO))[0]).toBe('TOO_MANY_REQUESTS')
    portal.setNow(new Date('2026-11-21T02:00:01Z'))
    expect((await byMail(BRUNO)).errors).toBeUndefined()
  })

  it('is found by the beginning of a name or of the office, and not when it is gone', async () => {
    const find = async (query: string) => {
      const text =
        'query Find($query: String!) { claimableAgents(query: $query) { agent { username } officeEmailHint } }'
      return (await portal.ask(null, text, { query })).data.claimableAgents
    }
    const tom = { agent: { username: 'tom-ryan' }, officeEmailHint: 'f•••@nelson.example' }
    expect(await find(' TOM ')).toEqual([tom])
    expect(await find('ry')).toEqual([tom])
    expect(await find('nelson fitz')).toContainEqual(tom)
    expect(await find('t')).toEqual([])
    expect(await find('%m')).toEqual([])
    expect(await find('to_')).toEqual([])
    expect(await find('to\u0007m')).toEqual([])
    await portal.database.exec(`update agent set left_on = '2026-09-30' where id = ${TOM}`)
    expect(await find('tom')).toEqual([])
  })
})
