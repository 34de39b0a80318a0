import type { Database } from '#server/platform/database/database.ts'
import type { SettingsRow } from './agent-settings-record.ts'

export async function setClaimed(database: Database, agentId: number, isClaimed: boolean): Promise<void> {
  await database.query('update agent set is_claimed = $2 where id = $1', [agentId, isClaimed])
}

export async function setPrincipal(database: Database, agentId: number, isPrincipal: boolean): Promise<void> {
  await database.query('update agent set is_principal = $2 where id = $1', [agentId, isPrincipal])
}

/** What was done to a profile, and by whom. */
export type AgentChange = {
  agentId: number
  /** Null: the office behind a link. */
  memberId: number | null
  action: 'claimApproved' | 'claimRefused' | 'settingsChanged' | 'transactionCompleted' | 'transactionRemoved'
  details: object
}

export async function insertChange(
  database: Database,
  { agentId, memberId, action, details }: AgentChange,
  now: Date,
): Promise<void> {
  await database.query(
    'insert into agent_audit (agent_id, member_id, action, details, happened_at) values ($1, $2, $3, $4::jsonb, $5)',
    [agentId, memberId, action, JSON.stringify(details), now],
  )
}

export const findSettings = (database: Database, agentId: number): Promise<SettingsRow | null> =>
  first(database, agentId, SELECT_SETTINGS)

/** Held until the end of the transaction. */
export const lockSettings = (database: Database, agentId: number): Promise<SettingsRow | null> =>
  first(database, agentId, `${SELECT_SETTINGS} for update`)

async function first(database: Database, agentId: number, text: string): Promise<SettingsRow | null> {
  const [row] = await database.query<SettingsRow>(text, [agentId])
  return row ?? null
}

const SELECT_SETTINGS = `
  select agent.id as "agentId", agent.bio, agent.website, agent.awards, agent.social_links as "socialLinks", agent.videos,
    agent.hidden_videos as "hiddenVideos", agent.areas_of_expertise as "areasOfExpertise",
    agent.is_principal as "isPrincipal", agent.settings_version as version,
    array(
      select served.location_id from agent_serviced_location served
      where served.agent_id = agent.id order by served.position, served.location_id
    ) as "servicedLocationIds"
  from agent
  where agent.id = $1`

export async function updateSettings(
  database: Database,
  row: Omit<SettingsRow, 'isPrincipal' | 'version'>,
): Promise<void> {
  await database.query(UPDATE_SETTINGS, [
    row.agentId,
    row.bio,
    row.website,
    JSON.stringify(row.awards),
    JSON.stringify(row.socialLinks),
    JSON.stringify(row.videos),
    JSON.stringify(row.hiddenVideos),
    row.areasOfExpertise,
  ])
  await database.query('delete from agent_serviced_location where agent_id = $1', [row.agentId])
  await database.query(INSERT_PLACES, [row.agentId, row.servicedLocationIds])
}

const UPDATE_SETTINGS = `
  update agent
  set bio = $2, website = $3, awards = $4::jsonb, social_links = $5::jsonb, videos = $6::jsonb, hidden_videos = $7::jsonb,
    areas_of_expertise = $8, settings_version = settings_version + 1
  where id = $1`

const INSERT_PLACES = `
  insert into agent_serviced_location (agent_id, location_id, position)
  select $1, id, position - 1 from unnest($2::int[]) with ordinality as place (id, position)`
