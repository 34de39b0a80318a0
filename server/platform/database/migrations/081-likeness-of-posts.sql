-- Posts of any author that say nearly the same are found by an index: of the runs of three words of a text those with the twelve smallest hashes.
-- Two texts that share most of their runs share some of those. Whether they are alike is decided by domain/posts/likeness.ts.

create function text_fingerprint(said text) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(hash order by hash), '{}') from (
    select distinct ('x' || left(md5(words[at] || ' ' || words[at + 1] || ' ' || words[at + 2]), 8))::bit(32)::integer as hash
    from (select regexp_split_to_array(btrim(regexp_replace(lower(said), '[[:space:][:punct:]]+', ' ', 'g')), ' ') as words) as split
    cross join generate_series(1, cardinality(words) - 2) as at
    where cardinality(words) >= 8
    order by hash limit 12
  ) as smallest
$$;

alter table post add column fingerprint integer[] generated always as (text_fingerprint(title || ' ' || content)) stored;
create index post_by_fingerprint on post using gin (fingerprint);
