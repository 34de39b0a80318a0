-- Deliveries are tried by when they are due, fairly by member and host, as mails are.
alter table push_delivery add column next_attempt_at timestamptz not null default now();
alter table push_delivery add column attempts smallint not null default 0 check (attempts >= 0);
create index push_delivery_due on push_delivery (next_attempt_at);

alter table push_subscription
  add column host text generated always as (lower(substring(endpoint from '^https?://([^/?#]+)'))) stored;
create index push_subscription_by_host on push_subscription (host);

-- A push service that did not answer; the row goes when it does.
create table push_host (
  host text primary key,
  failing_since timestamptz not null,
  failures integer not null check (failures > 0),
  resting_until timestamptz not null
);
