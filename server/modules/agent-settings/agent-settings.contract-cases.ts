import type { Claim } from '#tests/contract/support/authorisation-portal.ts'
import type { DocumentCases, MemberRow, QueryCases } from '#tests/contract/support/contract-cases.ts'
import { foundInAll } from '#tests/contract/support/document-outcomes.ts'

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

const claim: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']
const videos: Claim = ['agents_permission', 'CanToggleVideoVisibility']

const change =
  'mutation { updateAgentSettings(username: "imogen-achterberg", input: { bio: "Mine.", website: "", awards: [], socialLinks: [], videos: [], servicedLocationUris: [], areasOfExpertise: [], baseVersion: 0 }) { settings { bio } } }'

const appoint =
  'mutation { setOfficePrincipal(username: "imogen-achterberg", isPrincipal: true) { settings { isPrincipal } } }'

const hide =
  'mutation { setAgentVideoVisibility(username: "imogen-achterberg", url: "https://video.example/imogen", isVisible: false) { settings { version } } }'

export const queries: QueryCases = {
  agentSettings: { variables: { username: 'imogen-achterberg' }, as: 'agnes' },
}

export const documents: DocumentCases = {
  AgentSettings: {
    variables: { username: 'imogen-achterberg' },
    as: 'agnes',
    outcomes: foundInAll,
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
    outcomes: foundInAll,
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
    outcomes: foundInAll,
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
    outcomes: foundInAll,
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

export const memberFields: readonly MemberRow[] = [
  {
    field: 'agentSettings',
    operation: '{ agentSettings(username: "imogen-achterberg") { videos { url } } }',
    outcomes: '                                                                       who NO NO yes NO yes yes',
    secret: 'imogen-2023',
    claim,
  },
  {
    field: 'agentSettings',
    about: 'by who may choose videos',
    operation: '{ agentSettings(username: "imogen-achterberg") { videos { url } } }',
    outcomes: '                                                                       who NO NO yes NO yes yes',
    secret: 'imogen-2023',
    claim: videos,
  },
  {
    field: 'updateAgentSettings',
    operation: change,
    outcomes: '                                                                       who NO NO yes NO yes NO',
    claim,
  },
  {
    field: 'updateAgentSettings',
    about: 'by who may choose videos',
    operation: change,
    outcomes: '                                                                       who NO NO yes NO NO yes',
    claim: videos,
  },
  {
    field: 'setOfficePrincipal',
    operation: appoint,
    outcomes: '                                                                       who NO NO NO NO yes NO',
    claim,
  },
  {
    field: 'setAgentVideoVisibility',
    operation: hide,
    outcomes: '                                                                       who NO NO yes NO yes yes',
    claim: videos,
  },
]
