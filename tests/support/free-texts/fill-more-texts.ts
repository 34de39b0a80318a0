import type { Database } from '#server/platform/database/database.ts'

/** What the collection of the text with this number is named by. */
export const collectionUri = (at: number): string =>
  String(at)
    .padStart(12, '0')
    .replaceAll(/[0189]/g, (digit) => ({ 0: 'a', 1: 'b', 8: 'c' })[digit] ?? 'd')

/** Lets an agent, and a member for each text with a collection of theirs, say the texts; the members 1000 and on are there. */
export async function fillMoreTexts(database: Database, texts: readonly string[]): Promise<void> {
  const given = 'unnest($1::text[]) with ordinality as given (text, at)'
  const write = async (statement: string) => void (await database.query(statement, [texts]))
  await write(
    `update agent set website = 'https://www.example.com',
       bio = (select string_agg(text, E'\\n\\n' order by at) from ${given}),
       areas_of_expertise = (select array_agg(at || left(text, 55) order by at) from ${given}),
       awards = (select jsonb_agg(jsonb_build_object('title', left(text, 120), 'awardedBy', left(text, 120), 'year', 2020) order by at) from ${given}),
       videos = (select jsonb_agg(jsonb_build_object('title', left(text, 120), 'url', 'https://video.example/' || at) order by at) from ${given})
     where id = 1`,
  )
  const uri = `translate(lpad(at::text, 12, '0'), '0189', 'abcd')`
  await write(
    `insert into collection (id, uri, name, is_public, maker_id, idempotency_key, created_at, modified_at)
     select 1000 + at, ${uri}, left(text, 100), true, 1000 + at, 'key-of-collection-' || at, '2026-11-01', '2026-11-01' from ${given}`,
  )
  await write(
    `insert into collection_contributor (collection_id, member_id, is_owner, is_named, is_by_email, is_by_push, joined_at)
     select 1000 + at, 1000 + at, true, true, false, false, '2026-11-01' from ${given}`,
  )
  await write(
    `insert into collection_listing (collection_id, listing_id, added_by, added_at, price_text)
     select 1000 + at, 1, 1000 + at, '2026-11-01', '$1,000,000' from ${given}`,
  )
  await write(
    `insert into collection_reaction (collection_id, listing_id, member_id, reaction_type, comment, version, modified_at)
     select 1000 + at, 1, 1000 + at, 'like', text, 1, '2026-11-01' from ${given}`,
  )
  await write(
    `insert into listing_note (member_id, listing_id, note, version, modified_at)
     select 1000 + at, 1, text, 1, '2026-11-01' from ${given}`,
  )
  await write(
    `insert into post_version (post_id, title, content, rating, author_relation, pros, cons, is_public, replaced_at)
     select 40000 + at, text, text, 3, 'visits', array[text], array[text], true, '2026-11-02' from ${given}`,
  )
  await write(
    `insert into review_photo (member_id, post_id, place, caption, picture, width, height, uploaded_at)
     select 1000 + at, 40000 + at, 1, left(text, 120), '', 4, 3, '2026-11-01' from ${given}`,
  )
  await write(`update post set edited_at = '2026-11-02' where id in (select 40000 + at from ${given})`)
  await write(
    `insert into post (id, kind, author_name, title, content, rating, written_at, published_at)
     select 60000 + at, 'agentReview', left(text, 60), text, text, 4, '2026-10-01', '2026-10-01' from ${given}`,
  )
  await write(
    `insert into agent_review (id, agent_id, source, import_source, import_identifier, service_type, typed_address, is_verified, sale_key)
     select 60000 + at, 1, 'import', left(text, 60), 'review-' || at, 'sale', '', false, 'import-' || at from ${given}`,
  )
}
