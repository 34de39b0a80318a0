import type { AgentFactsRecord } from './records.ts'

const nothing: AgentFactsRecord = {
  bio: '',
  website: null,
  awards: [],
  socialLinks: [],
  videos: [],
  hiddenVideos: [],
  areasOfExpertise: [],
  servicedLocationIds: [],
  isClaimed: false,
  leftOn: null,
  isPrincipal: false,
  reviews: { spread: [0, 0, 0, 0, 0], verifiedCount: 0, importedCount: 0 },
  settingsVersion: 0,
}

const stated: Readonly<Record<number, Partial<AgentFactsRecord>>> = {
  1: {
    bio: 'Imogen has sold terraces in Fitzroy since the trams were green and gold.\n\nShe answers her own telephone.',
    website: 'imogen.example',
    awards: [
      { title: 'Auctioneer of the year, runner-up', awardedBy: 'Inner North Guild of Agents', year: 2023 },
      { title: 'Best campaign under a million', awardedBy: 'Inner North Guild of Agents', year: 2025 },
    ],
    socialLinks: [
      { network: 'facebook', url: 'https://facebook.com/imogen' },
      { network: 'linkedIn', url: 'linkedin.com/in/imogen' },
    ],
    videos: [{ url: 'https://video.example/imogen', title: 'How an auction runs' }],
    hiddenVideos: [{ url: 'https://video.example/imogen-2023', title: 'Spring of 2023' }],
    areasOfExpertise: ['Terraces', 'Auctions', 'Heritage homes'],
    servicedLocationIds: [11, 12, 13],
    isClaimed: true,
    reviews: { spread: [0, 1, 1, 4, 12], verifiedCount: 9, importedCount: 3 },
  },
  2: {
    bio: 'Tomas came to real estate from a bakery and still keeps its hours.',
    areasOfExpertise: ['First homes'],
    servicedLocationIds: [11],
    isClaimed: true,
    reviews: { spread: [1, 0, 0, 2, 3], verifiedCount: 2, importedCount: 0 },
  },
  3: {
    bio: 'Priya looks after ninety homes and knows the name of every dog in them.',
    areasOfExpertise: ['Property management', 'Routine inspections'],
    servicedLocationIds: [11, 12],
    isClaimed: true,
  },
  9: {
    bio: 'Soraya sells apartments with water in the window.',
    socialLinks: [{ network: 'instagram', url: 'https://instagram.com/soraya' }],
    servicedLocationIds: [20],
    isClaimed: true,
    reviews: { spread: [0, 0, 0, 1, 4], verifiedCount: 5, importedCount: 0 },
  },
  21: { bio: 'Otto sold homes in Fitzroy for eleven years.', leftOn: '2026-09-30' },
}

export const agentFactsOf = (agentId: number): AgentFactsRecord => ({ ...nothing, ...stated[agentId] })
