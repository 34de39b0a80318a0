import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { FeedPicture } from '#domain/feeds/feed-media.ts'
import { feedPictures, type FeedPictures } from '#server/modules/feeds/pictures/feed-pictures.ts'
import { fetchDuePictures, type PictureWorkParts } from '#server/modules/feeds/pictures/fetch-due-pictures.ts'
import type { ListingChanges } from '#server/modules/listings/changes/listing-change.ts'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { publicClient } from '#server/platform/http/public-client.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { pictureIntake } from '#server/platform/pictures/picture-intake.ts'
import { folderStore } from '#server/platform/storage/folder-store.ts'
import { addressOf } from './listening-address.ts'
import { portalUnderTest } from './portal-under-test.ts'
import { SMALL_WORLD_NOW } from './small-world.ts'

type Photo = { identifier: string; version: number; caption: string; width: number; height: number }

/** The small world with the pictures of feeds over a folder, and a server of pictures on this machine. */
export async function picturesUnderTest() {
  let changes: ListingChanges | null = null
  let now = SMALL_WORLD_NOW
  const clock = () => now
  const probe = defineModule({
    name: moduleNamed('probe'),
    dependsOn: [listings],
    services: (parts: ListingsServices) => {
      changes = parts.listingChanges
      return {}
    },
  })
  const portal = await portalUnderTest({ others: [probe], clock })
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-pictures-'))
  const { database } = portal.world
  if (changes === null) throw new Error('The portal has no changes of listings')
  const asked: string[] = []
  const answers = new Map<string, RequestListener>()
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    asked.push(name)
    const answer = answers.get(name)
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = {
    userAgent: 'Test/1',
    headMs: 300,
    isAllowed: (address: string) => address === '127.0.0.1',
    isPortAllowed: () => true,
  }
  const parts: PictureWorkParts = {
    database,
    clock,
    listingChanges: changes,
    objects: folderStore({ folder }),
    pictures: pictureIntake(),
    publicClient: publicClient(client),
    // Only what ends makes room.
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  }
  const pictures: FeedPictures = feedPictures({ ...parts, jobs: noJobs })
  const at = (name: string) => `${addressOf(server)}/${name}`

  return {
    ...parts,
    portal,
    /** What the server of pictures was asked for, in order. */
    asked,
    answers,
    /** The server answers with a picture of this size and colour. */
    async show(name: string, { width = 300, height = 200, colour = 'red' } = {}) {
      const picture = await pictureOf({ width, height, colour })
      answers.set(name, (_request, response) => void response.end(picture))
    },
    at,
    passMinutes(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** Pictures of a listing by id: the name at the server, or null for one that is deleted. */
    state: (listingId: number, named: Readonly<Record<string, string | null>>, kind: 'photo' | 'floorPlan' = 'photo') =>
      database.transaction(() =>
        pictures.state(
          listingId,
          kind,
          Object.entries(named).map(([id, name]) => ({ id, source: name === null ? null : { url: at(name) } })),
          'addresses',
        ),
      ),
    stateFiles: (listingId: number, named: readonly FeedPicture[], from: { uploadId: string } | 'addresses') =>
      database.transaction(() => pictures.state(listingId, 'photo', named, from)),
    failures: (listingId: number) => pictures.failures([listingId]),
    fetch: (others: Partial<PictureWorkParts> = {}) => fetchDuePictures({ ...parts, ...others }),
    async photos(listingId: number): Promise<Photo[]> {
      const [row] = await database.query<{ photos: Photo[] }>('select photos from listing where id = $1', [listingId])
      return row?.photos ?? []
    },
    /** The ids of the photos that a listing shows, in their order. */
    async shownIds(listingId: number): Promise<string[]> {
      const rows = await database.query<{ id: string }>(
        `select picture_id as id from listing, jsonb_array_elements(photos) with ordinality as photo (facts, place)
         join feed_picture on identifier = facts ->> 'identifier' where listing.id = $1 order by place`,
        [listingId],
      )
      return rows.map(({ id }) => id)
    },
    events: () =>
      database.query<{ kind: string; id: number }>('select kind, subject_id as id from domain_event order by id'),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await portal.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const pictureOf = ({ width = 300, height = 200, colour = 'red' } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
