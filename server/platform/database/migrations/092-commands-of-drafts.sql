-- A command that came twice, since its answer was lost, is known by what it asked (docs/product.md, section 31.2).

alter table listing_draft add column last_command text;
comment on column listing_draft.last_command is 'The command that led to this revision; null where content was saved';
