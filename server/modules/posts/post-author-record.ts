/** What is read of a member who wrote a post, as JSON; null for nobody and for who has left. Needs `post.author_id`. */
export const AUTHOR = `(
  select json_build_object('id', member.id, 'username', case when member.type = 2 then agent.username else member.username end,
    'name', case when member.type = 2 then agent.name else member.name end, 'isAgent', member.type = 2,
    'avatarVersion', member.avatar_version, 'hasPicture', member.avatar_picture is not null,
    'portraitIdentifier', agent.portrait_identifier)
  from member left join agent on agent.id = member.agent_id
  where member.id = post.author_id and member.deleted_at is null
) as author`
