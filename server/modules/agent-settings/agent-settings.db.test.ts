import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agentDirectory } from '#server/modules/agents/agent-directory.ts'
import {
  type AgentsUnderTest,
  agentsUnderTest,
  ALICE,
  BRUNO,
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
beforeEach(async () => {
  await portal.forget()
  await portal.database.exec(`update member set type = 2, agent_id = ${TOM} where id = ${ALICE}`)
  await portal.database.exec('update agent set settings_version = 0, is_principal = false')
})

const FIELDS = `mayChangeAll bio website awards { title awardedBy year } socialLinks { network url }
  videos { url title isVisible } servicedLocations { uri } areasOfExpertise version`
const READ = `query Read($username: String!) { agentSettings(username: $username) { ${FIELDS} } }`
const CHANGE = `mutation Change($username: String!, $input: AgentSettingsInput!) {
  updateAgentSettings(username: $username, input: $input) { settings { ${FIELDS} } } }`
const SHOW = `mutation Show($url: String!, $isVisible: Boolean!) {
  setAgentVideoVisibility(username: "tom-ryan", url: $url, isVisible: $isVisible) { settings { videos { url isVisible } version } } }`
const PROFILE = `{ profile(username: "tom-ryan") { agent { bio website awards { title } socialLinks { url } videos { url }
  servicedLocations { uri } areasOfExpertise } } }`

const full = {
  bio: 'I sell terraces.',
  website: 'tom.example',
  awards: [{ title: 'Auctioneer of the year', awardedBy: 'Guild of Agents', year: 2025 }],
  socialLinks: [{ network: 'facebook', url: 'https://facebook.com/tom' }],
  videos: [
    { url: 'https://video.example/1', title: 'How an auction runs', isVisible: true },
    { url: 'https://video.example/2', title: 'Last year', isVisible: false },
  ],
  servicedLocationUris: ['fitzroy-vic-3065'],
  areasOfExpertise: ['Terraces'],
  baseVersion: 0,
}
const read = (memberId: number | null, username = 'tom-ryan') => portal.ask(memberId, READ, { username })
const change = (memberId: number | null, part: object = {}, username = 'tom-ryan') =>
  portal.ask(memberId, CHANGE, { username, input: { ...full, ...part } })
const show = (memberId: number | null, url: string, isVisible: boolean) =>
  portal.ask(memberId, SHOW, { url, isVisible })
const codeOf = ({ errors }: Awaited<ReturnType<typeof read>>) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.extensions.field,
]
const audit = () => portal.database.query('select member_id, action, details from agent_audit order by id')

describe('the settings of a profile', () => {
  it('are changed by the agent who manages it, and the profile shows them at once', async () => {
    expect((await change(ALICE)).data.updateAgentSettings.settings).toEqual({
      mayChangeAll: true,
      bio: 'I sell terraces.',
      website: 'https://tom.example',
      awards: full.awards,
      socialLinks: full.socialLinks,
      videos: full.videos,
      servicedLocations: [{ uri: 'fitzroy-vic-3065' }],
      areasOfExpertise: ['Terraces'],
      version: 1,
    })
    expect((await portal.ask(null, PROFILE)).data.profile.agent).toEqual({
      bio: 'I sell terraces.',
      website: 'https://tom.example',
      awards: [{ title: 'Auctioneer of the year' }],
      socialLinks: [{ url: 'https://facebook.com/tom' }],
      videos: [{ url: 'https://video.example/1' }],
      servicedLocations: [{ uri: 'fitzroy-vic-3065' }],
      areasOfExpertise: ['Terraces'],
    })
    expect(await audit()).toEqual([
      {
        member_id: ALICE,
        action: 'settingsChanged',
        details: { fields: expect.any(Array), before: expect.any(Object) },
      },
    ])
  })

  it('are nobody else’s but of staff who may change any', async () => {
    for (const memberId of [BRUNO, VERA]) expect(codeOf(await change(memberId))[0]).toBe('FORBIDDEN')
    expect(codeOf(await change(ALICE, {}, 'mia-chen'))[0]).toBe('FORBIDDEN')
    expect(codeOf(await change(null))[0]).toBe('UNAUTHENTICATED')
    expect(codeOf(await read(BRUNO))[0]).toBe('FORBIDDEN')
    expect(codeOf(await read(null))[0]).toBe('UNAUTHENTICATED')
    expect((await change(STELLA, { bio: 'By staff.' })).data.updateAgentSettings.settings.bio).toBe('By staff.')
    expect(await audit()).toMatchObject([{ member_id: STELLA }])
    expect((await read(VERA)).data.agentSettings.mayChangeAll).toBe(false)
  })

  it('of nobody are none', async () => {
    expect((await read(ALICE, 'nobody')).data.agentSettings).toBeNull()
    expect((await read(STELLA, 'tom\0ryan')).data.agentSettings).toBeNull()
    expect(codeOf(await change(STELLA, {}, 'nobody'))).toEqual(['NOT_FOUND', 'username'])
  })

  it('are not overwritten by who saw older ones, and a repeat changes nothing', async () => {
    await change(ALICE)
    expect((await change(ALICE)).data.updateAgentSettings.settings.version).toBe(1)
    expect(await audit()).toHaveLength(1)
    expect(codeOf(await change(STELLA, { bio: 'Older.' }))[0]).toBe('CONFLICT')
    expect((await change(STELLA, { bio: 'Newer.', baseVersion: 1 })).data.updateAgentSettings.settings).toMatchObject({
      bio: 'Newer.',
      version: 2,
    })
  })

  it('name the field that has to be put right', async () => {
    expect(codeOf(await change(ALICE, { website: 'javascript:alert(1)' }))).toEqual(['BAD_INPUT', 'website'])
    expect(codeOf(await change(ALICE, { awards: [{ ...full.awards[0], year: 2027 }] }))).toEqual([
      'BAD_INPUT',
      'awards',
    ])
    expect(codeOf(await change(ALICE, { servicedLocationUris: ['nowhere-vic-3999'] }))).toEqual([
      'BAD_INPUT',
      'servicedLocationUris',
    ])
    expect((await read(ALICE)).data.agentSettings).toMatchObject({ bio: '', version: 0 })
  })
})

describe('a video', () => {
  const first = 'https://video.example/1'

  it('is hidden and shown by the agent, and by staff who may do no more', async () => {
    await change(ALICE)
    expect((await show(VERA, first, false)).data.setAgentVideoVisibility.settings).toEqual({
      videos: [
        { url: 'https://video.example/2', isVisible: false },
        { url: first, isVisible: false },
      ],
      version: 2,
    })
    expect((await portal.ask(null, PROFILE)).data.profile.agent.videos).toEqual([])
    expect((await show(VERA, first, false)).data.setAgentVideoVisibility.settings.version).toBe(2)
    expect((await show(ALICE, first, true)).data.setAgentVideoVisibility.settings.videos).toContainEqual({
      url: first,
      isVisible: true,
    })
    expect(codeOf(await show(BRUNO, first, false))[0]).toBe('FORBIDDEN')
    expect(codeOf(await show(null, first, false))[0]).toBe('UNAUTHENTICATED')
    expect(codeOf(await show(VERA, 'https://video.example/9', false))).toEqual(['NOT_FOUND', 'url'])
  })
})

describe('a principal', () => {
  const appoint = (memberId: number | null, isPrincipal = true, username = 'tom-ryan') =>
    portal.ask(
      memberId,
      `mutation Appoint($username: String!, $isPrincipal: Boolean!) {
        setOfficePrincipal(username: $username, isPrincipal: $isPrincipal) { settings { isPrincipal mayAppointPrincipal version } } }`,
      { username, isPrincipal },
    )
  const officeOf = (agentId: number) => agentDirectory(portal.database, () => portal.now()).officeOfPrincipal(agentId)

  it('is who staff say, by nobody else and with a row of audit each time', async () => {
    for (const memberId of [ALICE, BRUNO, VERA]) expect(codeOf(await appoint(memberId))[0]).toBe('FORBIDDEN')
    expect(codeOf(await appoint(null))[0]).toBe('UNAUTHENTICATED')
    expect(await officeOf(TOM)).toBeNull()
    expect((await appoint(STELLA)).data.setOfficePrincipal.settings).toEqual({
      isPrincipal: true,
      mayAppointPrincipal: true,
      version: 0,
    })
    const [tom] = await portal.database.query<{ office_id: number }>(`select office_id from agent where id = ${TOM}`)
    expect(await officeOf(TOM)).toBe(tom?.office_id)
    await appoint(STELLA)
    expect(await audit()).toEqual([
      {
        member_id: STELLA,
        action: 'settingsChanged',
        details: { fields: ['isPrincipal'], before: { isPrincipal: false } },
      },
    ])
    await appoint(STELLA, false)
    expect(await officeOf(TOM)).toBeNull()
    expect(codeOf(await appoint(STELLA, true, 'nobody'))).toEqual(['NOT_FOUND', 'username'])
  })

  it('and what else staff change is in the log of staff, and what the agent changes is not', async () => {
    const actions = await staffActionsDuring(portal.database, async () => {
      await change(ALICE)
      await change(STELLA, { bio: 'By staff.', baseVersion: 1 })
      await appoint(STELLA)
      await appoint(STELLA)
    })
    const stella = { staff: STELLA, thing: `agent ${TOM}`, reason: '' }
    expect(actions).toEqual([
      { ...stella, kind: 'changeAgentProfile' },
      { ...stella, kind: 'changePrincipal' },
    ])
  })

  it('stays one when the agent changes the profile', async () => {
    await appoint(STELLA)
    expect((await change(ALICE)).errors).toBeUndefined()
    expect((await read(ALICE)).data.agentSettings.version).toBe(1)
    expect(await officeOf(TOM)).not.toBeNull()
  })

  it('is none who left, and of a merged office one of the office that took it over', async () => {
    await appoint(STELLA)
    const officeId = await officeOf(TOM)
    const [other] = await portal.database.query<{ id: number }>(`select id from office where id <> ${officeId} limit 1`)
    await portal.database.exec(`update office set merged_into_id = ${other?.id} where id = ${officeId}`)
    expect(await officeOf(TOM)).toBe(other?.id)
    await portal.database.exec(`update office set merged_into_id = null where id = ${officeId}`)
    await portal.database.exec(`update agent set left_on = '2026-01-01' where id = ${TOM}`)
    expect(await officeOf(TOM)).toBeNull()
    await portal.database.exec(`update agent set left_on = null where id = ${TOM}`)
  })
})
