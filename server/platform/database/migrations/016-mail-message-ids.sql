-- A Message-ID has to be unique in the world; the number of a mail begins again with every database.
alter table mail add column message_id uuid not null default gen_random_uuid();
