-- The way of agents to Premier Agents.

create table premier_workflow (
  agent_id integer primary key references agent (id) on delete cascade,
  state text not null check (state in ('running', 'completed', 'stopped')),
  is_contact_confirmed boolean not null,
  revision integer not null,
  changed_at timestamptz not null
);
comment on table premier_workflow is 'Those that staff have started; what else makes a Premier Agent is read where it is held';
create index premier_workflow_by_age on premier_workflow (changed_at, agent_id);
