import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Member } from '#src/api/session/member.ts'
import { publishIsPrincipal } from '#src/shared/session/principal-view.ts'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import { ProfileMenu } from './profile-menu.tsx'

const switchOn = (features: string, more: Record<string, string> = {}) => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { dataset: { features, ...more } } })
}
beforeEach(() => switchOn('tracking'))
afterEach(() => vi.unstubAllGlobals())

const lena: Member = {
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
const agnes: Member = { ...lena, username: 'agnes', type: 2, isAgent: true, agentUsername: 'agnes-keane' }

const linksOf = (member: Member, hasPage: (path: string) => boolean = () => true) =>
  [
    ...plainMarkup(
      <ProfileMenu member={member} areFeaturesShown={false} onToggleFeatures={() => undefined} hasPage={hasPage} />,
    ).matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => href)

const everybodys = ['/following', '/settings']

it('leads a local to the own pages alone', () => {
  expect(linksOf(lena)).toEqual(['/user/lena', ...everybodys, '/user/signout'])
})

it('leads an agent to the public profile by its one URL, to what it shows, and to the requests for reviews', () => {
  expect(linksOf(agnes)).toEqual([
    '/agent/agnes-keane',
    ...everybodys,
    '/enquiries',
    '/agent-centre/listings',
    '/agent/agnes-keane/past-sales',
    '/agent/agnes-keane/settings',
    '/review-requests',
    '/user/signout',
  ])
})

it.each([
  ['CanManageAnyAgentReview', ['/admin/moderation']],
  ['CanChangeAnyAgentsSetting', ['/claim-your-agent-profile/requests', '/admin/past-sales']],
  ['CanToggleVideoVisibility', ['/admin/video']],
  ['CanGenerateVideo', ['/admin/video']],
  ['CanTriggerPremierAgentWorkflow', ['/admin/premier']],
])('leads staff with %s to what works for them', (claim, expected) => {
  const links = linksOf({ ...lena, claims: { agents_permission: [claim] } })
  expect(links).toEqual(['/user/lena', ...everybodys, ...expected, '/user/signout'])
})

it.each(['CanManageAny', 'CanViewAny'])('leads staff with ugc_permission %s to moderation', (claim) => {
  expect(linksOf({ ...lena, claims: { ugc_permission: [claim] } })).toContain('/admin/moderation')
})

it('leads staff who manage listings to the pages of staff, and nobody else', () => {
  const staff = { ...lena, claims: { listings_permission: ['CanManageAny'] } }
  expect(linksOf(staff, () => false)).toContain('/admin/listinglogging')
  expect(linksOf({ ...lena, claims: { listings_permission: ['CanBoost'] } })).not.toContain('/admin/listinglogging')
  switchOn('tracking', { adminOrigin: 'https://admin.homely.example' })
  expect(linksOf(staff)).toContain('https://admin.homely.example/admin/listinglogging')
})

it('has no link to a page that the portal does not have', () => {
  const stella = { ...agnes, claims: { agents_permission: ['CanManageAnyAgentReview'] } }
  expect(linksOf(stella, () => false)).toEqual(['/agent/agnes-keane', '/settings', '/user/signout'])
})

it('leads agents to the performance hub where that is on, and nobody else', () => {
  expect(linksOf(agnes)).not.toContain('/performance')
  switchOn('tracking performanceHub')
  expect(linksOf(agnes)).toContain('/performance')
  expect(linksOf(lena)).not.toContain('/performance')
})

it('leads principals and staff who have to do with uploads to the multiloader, once, and nobody else', () => {
  const staff = { multiloaders_permission: ['CanViewFiles'] }
  const timesFor = (member: typeof lena) =>
    linksOf(member).filter((href) => href === '/agent-centre/multiloader').length
  expect([agnes, lena, { ...lena, claims: staff }].map(timesFor)).toEqual([0, 0, 1])
  publishIsPrincipal(true)
  expect([agnes, { ...agnes, claims: staff }].map(timesFor)).toEqual([1, 1])
  publishIsPrincipal(false)
})
