-- Who of an office sees what concerns all its agents; staff say who it is.
alter table agent
  add column is_principal boolean not null default false;
comment on column agent.is_principal is 'Whether the agent is a principal of their office';
create index agent_principal_by_office on agent (office_id) where is_principal;
