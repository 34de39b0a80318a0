import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { publishSession } from '#src/shared/session/session-view.ts'
import { member } from '#tests/support/settings-of-member.ts'
import { NotAnAgent } from './not-an-agent.tsx'

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
