-- How staff could check that the author was the client; for staff and the author alone.
alter table agent_review add column evidence text not null default '' check (length(evidence) <= 500);
