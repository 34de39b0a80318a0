import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buildApp } from '#server/app.ts'
import { type PermissionArea, permissions } from '#domain/lookups/permissions.ts'
import type { VideoEncoder } from '#server/modules/listing-videos/listing-video-record.ts'
import type { JobHandler } from '#server/platform/jobs/job-queue.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import type { ObjectBytes, ObjectStore } from '#server/platform/storage/object-store.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { insertRows } from './insert-rows.ts'
import { type Answer, testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW } from './small-world.ts'

const everyClaim: readonly string[] = Object.entries(permissions).flatMap(([area, names]) =>
  names.map((name) => `${area} ${name}`),
)
const claimed = (claim: string): CallingMember => {
  const [area, name] = claim.split(' ') as [PermissionArea, string]
  return { memberId: 100 + everyClaim.indexOf(claim), claims: { [area]: [name] }, agentId: null }
}
const members: Readonly<Record<string, CallingMember>> = {
  maker: claimed('agents_permission CanGenerateVideo'),
  shower: claimed('agents_permission CanToggleVideoVisibility'),
  manager: claimed('listings_permission CanManageAny'),
  mia: { memberId: 1, claims: {}, agentId: 1 },
  ...Object.fromEntries(everyClaim.map((claim) => [claim, claimed(claim)])),
}
export { everyClaim }

const VIDEO = `listingId photoCount isAvailable state failure video { url seconds } isShown isVisible isOutdated`

/** The listing 1 has four photos here. */
export const photosNamed = (...names: string[]) =>
  names.map((identifier) => ({ identifier, version: 1, caption: identifier, width: 1200, height: 800 }))

export type ListingVideosUnderTest = Awaited<ReturnType<typeof listingVideosUnderTest>>

/** The server over the small world with somebody of each claim; without an encoder it makes no videos. */
export async function listingVideosUnderTest(encoder: VideoEncoder | null) {
  const world = await createSmallWorld()
  const { database } = world
  for (const memberId of new Set(Object.values(members).map((member) => member.memberId)))
    await insertRows(database, 'member', {
      id: memberId,
      username: `member-${memberId}`,
      name: `Member ${memberId}`,
      created_at: '2026-01-01',
    })
  let now = SMALL_WORLD_NOW
  let hasSignedIn = true
  let handlers: readonly JobHandler[] = []
  const sent: { name: string; data: object }[] = []
  const jobs = {
    ...noJobs,
    send: async (name: string, data: object) => void sent.push({ name, data }),
    work: async (all: readonly JobHandler[]) => void (handlers = all),
  }
  const files = new Map<string, Buffer>()
  const missing = new Set<string>()
  const app = await buildApp({
    ...world.parts,
    support: testSupport,
    jobs,
    objects: storeIn(files),
    clock: () => now,
    listingVideos:
      encoder === null
        ? undefined
        : {
            encoder,
            picturesOf:
              () =>
              async ({ identifier }) =>
                missing.has(identifier) ? null : Buffer.from(identifier),
          },
    async identify({ headers }) {
      const member = members[String(headers['x-member'])]
      return member === undefined ? null : { ...member, ...(hasSignedIn ? { signedInAt: now } : {}) }
    },
  })
  await app.ready()
  const ask = async (who: string | null, query: string, variables: object = {}): Promise<Answer> => {
    const payload = { query, variables }
    return (
      await app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'x-member': who ?? '' } })
    ).json<Answer>()
  }
  const handlerOf = (name: string): JobHandler => {
    const handler = handlers.find((each) => each.name === name)
    if (handler === undefined) throw new Error(`There is no job ${name}`)
    return handler
  }
  return {
    app,
    database,
    files,
    missing,
    sent,
    ask,
    generate: (who: string | null, more: object = {}) =>
      ask(
        who,
        `mutation Make($input: GenerateListingVideoInput!) { generateListingVideo(input: $input) { video { ${VIDEO} } } }`,
        { input: { listingId: 1, reason: 'For a reason.', ...more } },
      ),
    show: (who: string | null, isVisible: boolean, more: object = {}) =>
      ask(
        who,
        `mutation Show($input: ShowListingVideoInput!) { showListingVideo(input: $input) { video { ${VIDEO} } } }`,
        { input: { listingId: 1, isVisible, reason: 'For a reason.', ...more } },
      ),
    one: async (who: string | null = 'maker', listingId = 1) =>
      (await ask(who, `{ staffListingVideo(listingId: ${listingId}) { ${VIDEO} } }`)).data?.staffListingVideo,
    /** What everybody sees. */
    shown: async () => (await ask(null, '{ listing(id: 1) { photoVideo { url seconds } } }')).data.listing.photoVideo,
    /** Does the job of the listing 1 that was sent last. */
    make: () => handlerOf('listing-videos.make').handle(sent.at(-1)?.data ?? {}),
    makeWaiting: () => handlerOf('listing-videos.waiting').handle({}),
    jobNames: () => handlers.map(({ name }) => name),
    async setPhotos(...names: string[]) {
      await database.query(
        `update listing set photos = $1::jsonb, modified_at = modified_at + interval '1 second' where id = 1`,
        [JSON.stringify(photosNamed(...names))],
      )
    },
    passMinutes: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    setSignedIn: (is: boolean) => void (hasSignedIn = is),
    async forget() {
      await database.exec('delete from listing_video; delete from replaced_video')
      files.clear()
      missing.clear()
      sent.length = 0
      hasSignedIn = true
    },
    async close() {
      await app.close()
      await world.close()
    },
  }
}

/** Names the pictures that a video is of. */
export const fakeVideo = (pictures: readonly Buffer[]): Buffer =>
  Buffer.from(`video ${createHash('sha1').update(Buffer.concat(pictures)).digest('hex')}`)

const storeIn = (files: Map<string, Buffer>): ObjectStore => ({
  async write(key, bytes: ObjectBytes) {
    const pieces: Uint8Array[] = []
    if (Buffer.isBuffer(bytes)) pieces.push(bytes)
    else for await (const piece of bytes) pieces.push(piece)
    files.set(key, Buffer.concat(pieces))
  },
  async read(key) {
    const bytes = files.get(key)
    return bytes === undefined ? null : Readable.from([bytes])
  },
  remove: async (key) => void files.delete(key),
})
