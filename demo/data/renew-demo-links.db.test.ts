import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmallWorld, type SmallWorld } from '#tests/support/small-world.ts'
import { renewDemoLinks } from './renew-demo-links.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())

const link = (url: string, rest: object = {}) => ({ url, title: 'A', ...rest })
const tour = { kind: 'virtualTour' }
const statement = { kind: 'statementOfInformation' }
const contract = { kind: 'contract' }
const mine = 'https://harrow.com.au/tour'

const setListing = (id: number, columns: Record<string, unknown>) =>
  world.database.query(
    `update listing set documents = $2, videos = $3, external_medias = $4, external_links = $5, details = $6 where id = $1`,
    [
      id,
      ...['documents', 'videos', 'external_medias', 'external_links', 'details'].map((name) =>
        JSON.stringify(columns[name]),
      ),
    ],
  )
const listingOf = async (id: number) => {
  const [row] = await world.database.query(
    'select documents, videos, external_medias, external_links, details from listing where id = $1',
    [id],
  )
  return row
}

it('links of an older demonstration lead to sample pages or go, and what members put in stays', async () => {
  const generated = {
    documents: [
      link('https://documents.example/3/statementOfInformation.pdf', statement),
      link('https://documents.example/3/contract.pdf', contract),
      link('https://harrow.com.au/contract.pdf', contract),
    ],
    videos: [link('https://videos.example/watch/3', { provider: 'videos.example' }), link(mine)],
    external_medias: [link('https://tours.example/3', tour), link(mine, tour)],
    external_links: [link('https://harrowlane.example/fitzroy-north'), link(mine)],
    details: {
      ruralFeatures: ['Dam'],
      integrations: { bookInspection: 'https://inspections.example/book/3', rentalApplication: mine },
    },
  }
  await setListing(3, generated)
  await setListing(5, generated)
  const before = await listingOf(5)
  await renewDemoLinks(world.database, { firstListingId: 1, lastListingId: 4 })
  await renewDemoLinks(world.database, { firstListingId: 1, lastListingId: 4 })
  expect(await listingOf(3)).toEqual({
    documents: [
      link('/demo/statement-of-information.html', statement),
      link('https://harrow.com.au/contract.pdf', contract),
    ],
    videos: [link('/demo/video.html', { provider: 'videos.example' }), link(mine)],
    external_medias: [link('/demo/virtual-tour.html', tour), link(mine, tour)],
    external_links: [link(mine)],
    details: { ruralFeatures: ['Dam'], integrations: { rentalApplication: mine } },
  })
  expect(await listingOf(5)).toEqual(before)
})

it('agents and offices keep the links that are their own', async () => {
  const social = (network: string, url: string) => ({ network, url })
  await world.database.query(
    `update agent set website = case when id = 1 then 'https://' || username || '.example' else 'https://mine.example' end,
      social_links = $1, videos = $2, hidden_videos = $3`,
    [
      JSON.stringify([social('x', 'https://x.example/ann'), social('youTube', 'https://youtube.com/@ann')]),
      JSON.stringify([link('https://video.example/ann-lee-1'), link(mine)]),
      JSON.stringify([link('https://video.example/ann-lee-2')]),
    ],
  )
  await world.database.query(
    `update office set website = case when id = 1 then 'https://harrowlane.example/fitzroy' else 'https://harrow.com.au/fitzroy' end`,
  )
  await renewDemoLinks(world.database, { firstListingId: 1, lastListingId: 4 })
  const agents = await world.database.query(
    'select website, social_links, videos, hidden_videos from agent order by id limit 2',
  )
  const kept = {
    social_links: [social('youTube', 'https://youtube.com/@ann')],
    videos: [link('/demo/video.html#1'), link(mine)],
    hidden_videos: [link('/demo/video.html#2')],
  }
  expect(agents).toEqual([
    { website: null, ...kept },
    { website: 'https://mine.example', ...kept },
  ])
  expect(await world.database.query('select website from office order by id limit 2')).toEqual([
    { website: null },
    { website: 'https://harrow.com.au/fitzroy' },
  ])
})
