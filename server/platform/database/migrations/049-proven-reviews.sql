-- Verified is what was proved: the request of the agent about a sale or lease on record, or evidence that staff checked. An address proves nothing.

alter table agent_review add column network_mark text;
alter table review_request add column network_mark text;
comment on column agent_review.network_mark is 'A keyed hash of the network that it came from; null after 30 days';
comment on column review_request.network_mark is 'A keyed hash of the network that the agent asked from; null after 30 days';
create index agent_review_by_network on agent_review (agent_id, network_mark) where network_mark is not null;
create index review_request_by_network on review_request (agent_id, network_mark) where network_mark is not null;

update agent_review set is_verified = false where is_verified and (source <> 'request' or listing_id is null);

update agent_rating
set verified_count = counted.verified_count
from (
  select rating.agent_id, count(review.id) as verified_count
  from agent_rating as rating
  left join agent_review as review
    on review.agent_id = rating.agent_id and review.status = 'published' and review.source <> 'import' and review.is_verified
  group by rating.agent_id
) as counted
where counted.agent_id = agent_rating.agent_id;
