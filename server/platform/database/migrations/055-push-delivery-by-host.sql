-- Deliveries are claimed host by host, so that many to one hold up none to others. A server of the last release states no host.
alter table push_delivery add column host text not null default '';
update push_delivery set host = push_subscription.host
from push_subscription where push_subscription.id = push_delivery.subscription_id;
create index push_delivery_by_host on push_delivery (host, next_attempt_at);
drop index push_delivery_due;
