-- Files of videos that nothing names any more.

create table replaced_video (
  identifier uuid primary key
);
comment on table replaced_video is 'Files in whose place another was made or is asked for; recorded with that, and removed once it is stored';
