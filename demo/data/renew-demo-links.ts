import type { Database } from '#server/platform/database/database.ts'
import type { DemoState } from './demo-state.ts'
import { samplePages } from './sample-pages.ts'

/**
 * Before version 5 the links of the demonstration led to hosts that do not exist. Those to documents, videos and tours now
 * lead to sample pages, all others go. It knows them by the URLs that were generated, and leaves whatever else was put in.
 */
export async function renewDemoLinks(
  database: Database,
  { firstListingId, lastListingId }: Pick<DemoState, 'firstListingId' | 'lastListingId'>,
): Promise<void> {
  const { statementOfInformation, video, virtualTour } = samplePages
  await database.query(RENEW_LISTINGS, [firstListingId, lastListingId, statementOfInformation, video, virtualTour])
  await database.query(RENEW_AGENTS, [video])
  await database.query("update office set website = null where website ~ '^https://[a-z0-9]+[.]example/[a-z0-9-]+$'")
}

const without = (column: string, pattern: string) =>
  `jsonb_path_query_array(${column}, '$[*] ? (!(@.url like_regex "${pattern}"))')`
const replaced = (json: string, pattern: string, replacement: string) =>
  `regexp_replace((${json})::text, '"${pattern}"', '"' || ${replacement} || '"', 'g')::jsonb`

/** The path of one that was generated; of any other that of nothing. */
const integrationOf = (key: string, start: string) =>
  `(case when details #>> '{integrations,${key}}' like '${start}%' then '{integrations,${key}}' else '{}' end)::text[]`

const RENEW_LISTINGS = `
  update listing
  set documents = ${replaced(
    without('documents', '^https://documents[.]example/[0-9]+/(contract|brochure)[.]pdf$'),
    'https://documents[.]example/[0-9]+/statementOfInformation[.]pdf',
    '$3',
  )},
    videos = ${replaced('videos', 'https://videos[.]example/watch/[0-9]+', '$4')},
    external_medias = ${replaced('external_medias', 'https://tours[.]example/[0-9]+', '$5')},
    external_links = ${without('external_links', '^https://[a-z0-9]+[.]example/[a-z0-9-]+$')},
    details = details #- ${integrationOf('bookInspection', 'https://inspections.example/book/')}
      #- ${integrationOf('rentalApplication', 'https://applications.example/apply/')}
  where id between $1 and $2 and (
    documents <> '[]' or videos <> '[]' or external_medias <> '[]' or external_links <> '[]' or details ? 'integrations'
  )`

const videosOf = (column: string) =>
  replaced(column, 'https://video[.]example/[a-z0-9-]+-([0-9])', `$1::text || '#\\1'`)

const RENEW_AGENTS = `
  update agent
  set website = case when website = 'https://' || username || '.example' then null else website end,
    social_links = ${without('social_links', '^https://(facebook|instagram|linkedin|youtube|tiktok|x)[.]example/')},
    videos = ${videosOf('videos')},
    hidden_videos = ${videosOf('hidden_videos')}
  where website like '%.example' or social_links <> '[]' or videos <> '[]' or hidden_videos <> '[]'`
