alter table agent_review add column browser_mark text;
alter table review_request add column browser_mark text;
comment on column agent_review.browser_mark is 'A keyed hash of the browser that it came from; null after 30 days';
comment on column review_request.browser_mark is 'A keyed hash of the browser that the agent asked from; null after 30 days';
create index agent_review_by_browser on agent_review (agent_id, browser_mark) where browser_mark is not null;
create index review_request_by_browser on review_request (agent_id, browser_mark) where browser_mark is not null;
