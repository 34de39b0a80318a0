-- A version of a review also has its ratings, what speaks for and against the place and how the author knew it; what was published for all is told from the rest.

alter table post_version
  add column rating smallint check (rating between 1 and 5),
  add column statistics jsonb not null default '[]',
  add column author_relation text check (author_relation in ('livesHere', 'livedHere', 'visits', 'agent')),
  add column since_year smallint check (since_year between 1900 and 2200),
  add column pros text[] not null default '{}' check (cardinality(pros) <= 5),
  add column cons text[] not null default '{}' check (cardinality(cons) <= 5),
  add column is_public boolean not null default false;
comment on table post_version is 'What a post said before it was changed';
comment on column post_version.rating is 'This and the five that follow are of a review of a place; rating is null for all else and for what was changed before they were stored';
comment on column post_version.is_public is 'Everybody could read it, nobody had reported it, and staff have not decided against the post since';
