import { expect, it } from 'vitest'
import { mayChangeAgent, mayToggleVideos } from './agent-settings.ts'

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
