import { expect, it } from 'vitest'
import { mayAppointPrincipal, mayChangeAgent, mayToggleVideos } from './agent-settings.ts'

const agent = { claims: {}, agentId: 4 }
const local = { claims: {}, agentId: null }
const staff = { claims: { agents_permission: ['CanChangeAnyAgentsSetting'] }, agentId: null }
const editor = { claims: { agents_permission: ['CanToggleVideoVisibility'] }, agentId: null }

it('agents change their own profile, staff any, and some only its videos', () => {
  const rights = [null, agent, { ...agent, agentId: 5 }, local, staff, editor].map((reader) => [
    mayChangeAgent(reader, 4),
    mayToggleVideos(reader, 4),
  ])
  expect(rights).toEqual([
    [false, false],
    [true, true],
    [false, false],
    [false, false],
    [true, true],
    [false, true],
  ])
})

it('only staff say who is a principal, and not of themselves', () => {
  const rights = [null, agent, local, staff, { ...staff, agentId: 4 }, { ...staff, agentId: 5 }, editor].map((reader) =>
    mayAppointPrincipal(reader, 4),
  )
  expect(rights).toEqual([false, false, false, true, false, true, false])
})
