-- The call of the specification names a review and no reason.
alter table agent_review_report alter column reason drop not null;
