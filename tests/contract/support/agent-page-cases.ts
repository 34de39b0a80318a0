import { MOCK_OFFICE_TOKEN, MOCK_OTHER_OFFICE_TOKEN } from '#mocks/world/agent-claims.ts'
import type { DocumentCase } from './document-cases.ts'
import { foundEverywhere } from './document-outcomes.ts'

const everywhere = {
  ...foundEverywhere,
  'empty-result': 'FOUND',
  withdrawn: 'FOUND',
  'unknown-location': 'FOUND',
} as const

const byMail = (agentId: number) => ({ input: { agentId, proof: 'officeEmail' } })
const byLicence = (agentId: number, rest: object = {}) => ({
  input: { agentId, proof: 'licence', licenceNumber: '033221L', licenceState: 'NSW', ...rest },
})
const profile = {
  bio: 'I sell terraces.',
  website: 'imogen.example',
  awards: [{ title: 'Auctioneer of the year', awardedBy: 'Guild of Agents', year: 2025 }],
  socialLinks: [{ network: 'facebook', url: 'https://facebook.com/imogen' }],
  videos: [{ url: 'https://video.example/imogen', title: 'How an auction runs', isVisible: false }],
  servicedLocationUris: ['fitzroy-vic-3065', 'inner-melbourne-vic'],
  areasOfExpertise: ['Terraces'],
  baseVersion: 0,
}
const settings = (change: object = {}, username = 'imogen-achterberg') => ({
  username,
  input: { ...profile, ...change },
})
const video = (isVisible: boolean, url = 'https://video.example/imogen') => ({
  username: 'imogen-achterberg',
  url,
  isVisible,
})

/** Claims of profiles, and what profiles show for those who may change it. */
export const agentPageCases: Record<string, DocumentCase> = {
  ClaimableAgents: {
    variables: { query: 'tallow' },
    outcomes: everywhere,
    more: [
      ['a first name', { query: ' Imogen ' }, 'FOUND'],
      ['a family name', { query: 'rinaldi' }, 'FOUND'],
      ['an agent who left', { query: 'otto' }, 'EMPTY'],
      ['a name of nobody', { query: 'nobody at all' }, 'EMPTY'],
      ['one letter', { query: 'i' }, 'EMPTY'],
      ['signs of a pattern', { query: '%%_' }, 'EMPTY'],
      ['too much', { query: 'x'.repeat(101) }, 'BAD_INPUT'],
    ],
  },
  OwnAgentClaims: {
    variables: {},
    as: 'lena',
    outcomes: everywhere,
    more: [
      ['of a member without any', {}, 'EMPTY', 'stella'],
      ['that waits for an office', {}, 'FOUND', 'omar'],
      ['by nobody', {}, 'UNAUTHENTICATED', null],
    ],
  },
  ClaimAgent: {
    variables: byLicence(13),
    as: 'lena',
    outcomes: everywhere,
    more: [
      ['by a mail', byMail(11), 'FOUND'],
      ['the same again', byMail(11), 'FOUND'],
      ['by a licence instead', byLicence(11), 'FOUND'],
      ['at an office without an address', byMail(8), 'BAD_INPUT'],
      ['a number that is none', byLicence(8, { licenceNumber: 'licence' }), 'BAD_INPUT'],
      ['no number', byLicence(8, { licenceNumber: null }), 'BAD_INPUT'],
      ['no state', byLicence(8, { licenceState: null }), 'BAD_INPUT'],
      ['a profile that somebody manages', byMail(1), 'CONFLICT'],
      ['an agent who left', byLicence(21), 'CONFLICT'],
      ['an agent who does not exist', byLicence(999), 'NOT_FOUND'],
      ['by one who manages a profile', byLicence(8), 'CONFLICT', 'agnes'],
      ['by nobody', byMail(11), 'UNAUTHENTICATED', null],
    ],
  },
  LicenceClaims: {
    variables: { paging: { skip: 0, take: 25 } },
    as: 'stella',
    outcomes: everywhere,
    more: [
      ['a part past the end', { paging: { skip: 25, take: 25 } }, 'FOUND'],
      ['too many', { paging: { skip: 0, take: 101 } }, 'BAD_INPUT'],
      ['by a member', { paging: { skip: 0, take: 25 } }, 'FORBIDDEN', 'lena'],
      ['by nobody', { paging: { skip: 0, take: 25 } }, 'UNAUTHENTICATED', null],
    ],
  },
  DecideAgentClaim: {
    variables: { claimId: '5', isApproved: false, reason: 'Not this agent.' },
    as: 'stella',
    outcomes: everywhere,
    more: [
      ['no', { claimId: '5', isApproved: false, reason: 'Not this agent.' }, 'FOUND'],
      ['yes', { claimId: '2', isApproved: true, reason: '' }, 'FOUND'],
      ['the same again', { claimId: '2', isApproved: true, reason: '' }, 'NOT_FOUND'],
      ['one that an office answers', { claimId: '3', isApproved: true, reason: '' }, 'NOT_FOUND'],
      ['one that does not exist', { claimId: 'none', isApproved: true, reason: '' }, 'NOT_FOUND'],
      ['too long a reason', { claimId: '2', isApproved: false, reason: 'x'.repeat(501) }, 'BAD_INPUT'],
      ['by a member', { claimId: '2', isApproved: true, reason: '' }, 'FORBIDDEN', 'lena'],
      ['by nobody', { claimId: '2', isApproved: true, reason: '' }, 'UNAUTHENTICATED', null],
    ],
  },
  OfficeClaimQuestion: {
    variables: { token: MOCK_OFFICE_TOKEN },
    outcomes: everywhere,
    more: [['a link that is none', { token: 'none' }, 'NULL']],
  },
  AnswerAgentClaim: {
    variables: { token: MOCK_OTHER_OFFICE_TOKEN, isConfirmed: false },
    outcomes: everywhere,
    more: [
      ['a link that is none', { token: 'none', isConfirmed: true }, 'NOT_FOUND'],
      ['no', { token: MOCK_OTHER_OFFICE_TOKEN, isConfirmed: false }, 'FOUND'],
      ['yes', { token: MOCK_OFFICE_TOKEN, isConfirmed: true }, 'FOUND'],
      ['a link that was used', { token: MOCK_OFFICE_TOKEN, isConfirmed: true }, 'NOT_FOUND'],
    ],
  },
  AgentSettings: {
    variables: { username: 'imogen-achterberg' },
    as: 'agnes',
    outcomes: everywhere,
    more: [
      ['of any agent, by staff', { username: 'TOMAS-rinaldi' }, 'FOUND', 'stella'],
      ['of nobody', { username: 'nobody' }, 'NULL'],
      ['of another agent', { username: 'tomas-rinaldi' }, 'FORBIDDEN'],
      ['by a member', { username: 'imogen-achterberg' }, 'FORBIDDEN', 'lena'],
      ['too long a name', { username: 'x'.repeat(201) }, 'BAD_INPUT'],
      ['by nobody', { username: 'imogen-achterberg' }, 'UNAUTHENTICATED', null],
    ],
  },
  UpdateAgentSettings: {
    variables: settings({ servicedLocationUris: [] }),
    as: 'agnes',
    outcomes: everywhere,
    more: [
      ['everything', settings(), 'FOUND'],
      ['the same again', settings(), 'FOUND'],
      ['from an old version', settings({ bio: 'Older.' }), 'CONFLICT'],
      ['nothing at all', settings({ bio: '', awards: [], socialLinks: [], videos: [], baseVersion: 1 }), 'FOUND'],
      ['by staff', settings({ bio: 'By staff.', baseVersion: 2 }), 'FOUND', 'stella'],
      ['no web address', settings({ website: 'javascript:alert(1)' }), 'BAD_INPUT'],
      ['a place of nowhere', settings({ servicedLocationUris: ['nowhere'] }), 'BAD_INPUT'],
      ['a street', settings({ servicedLocationUris: ['gore-street-fitzroy-vic-3065'] }), 'BAD_INPUT'],
      ['an award of next year', settings({ awards: [{ ...profile.awards[0], year: 2027 }] }), 'BAD_INPUT'],
      ['of another agent', settings({}, 'tomas-rinaldi'), 'FORBIDDEN'],
      ['of nobody', settings({}, 'nobody'), 'NOT_FOUND'],
      ['by a member', settings(), 'FORBIDDEN', 'lena'],
      ['by nobody', settings(), 'UNAUTHENTICATED', null],
    ],
  },
  SetOfficePrincipal: {
    variables: { username: 'imogen-achterberg', isPrincipal: true },
    as: 'stella',
    outcomes: everywhere,
    more: [
      ['not any more', { username: 'imogen-achterberg', isPrincipal: false }, 'FOUND'],
      ['of nobody', { username: 'nobody', isPrincipal: true }, 'NOT_FOUND'],
      ['too long a name', { username: 'x'.repeat(201), isPrincipal: true }, 'BAD_INPUT'],
      ['by the agent', { username: 'imogen-achterberg', isPrincipal: true }, 'FORBIDDEN', 'agnes'],
      ['by nobody', { username: 'imogen-achterberg', isPrincipal: true }, 'UNAUTHENTICATED', null],
    ],
  },
  SetAgentVideoVisibility: {
    variables: video(true),
    as: 'agnes',
    outcomes: everywhere,
    more: [
      ['hidden', video(false), 'FOUND'],
      ['hidden again', video(false), 'FOUND'],
      ['shown, by staff', video(true), 'FOUND', 'stella'],
      ['one that does not exist', video(true, 'https://video.example/none'), 'NOT_FOUND'],
      ['by a member', video(true), 'FORBIDDEN', 'lena'],
      ['by nobody', video(true), 'UNAUTHENTICATED', null],
    ],
  },
}
