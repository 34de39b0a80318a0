import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Member } from '#src/api/session/member.ts'
import { publishSession } from '#src/shared/session/session-view.ts'
import { NotAnAgent } from './not-an-agent.tsx'

const member: Member = {
  id: 7,
  username: 'lena',
  name: 'Lena Local',
  type: 1,
  avatar: null,
  displayDescription: '',
  isAgent: false,
  claims: {},
  communications: [],
}

beforeEach(() => publishSession({ status: 'member', member }))
afterEach(cleanup)

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('leads who is no agent to the claim of a profile', () => {
  render(<NotAnAgent title="Listings" />)
  expect(links()).toEqual(['/claim-your-agent-profile/find', '/agent-centre/list-on-homely'])
})

it('leads staff, who type in the listings of any office, to the offices', () => {
  publishSession({ status: 'member', member: { ...member, claims: { listings_permission: ['CanManageAny'] } } })
  render(<NotAnAgent title="Listings" />)
  expect(links()).toEqual(['/admin/agency'])
})
