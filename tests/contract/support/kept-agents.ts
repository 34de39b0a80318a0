import type { Database } from '#server/platform/database/database.ts'

/** Keeps what profiles show, which other tables refer to: rows are changed back in their place. */
export async function copyAgents(database: Database): Promise<void> {
  await database.exec('create table kept_agent as select * from agent')
  await database.exec('create table kept_agent_serviced_location as select * from agent_serviced_location')
}

export const restoreAgents = `
  delete from agent_audit;
  update agent
  set bio = kept.bio, website = kept.website, awards = kept.awards, social_links = kept.social_links, videos = kept.videos,
    hidden_videos = kept.hidden_videos, areas_of_expertise = kept.areas_of_expertise, is_claimed = kept.is_claimed,
    is_principal = kept.is_principal, settings_version = kept.settings_version
  from kept_agent kept
  where kept.id = agent.id;
  delete from agent_serviced_location;
  insert into agent_serviced_location select * from kept_agent_serviced_location`
