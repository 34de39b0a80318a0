-- Staff act on listings and on the watched folder too, and what they note of uploads has another name.

alter table staff_action drop constraint staff_action_thing_check;
alter table staff_action add constraint staff_action_thing_check
  check (thing in ('post', 'member', 'agent', 'office', 'listing', 'folder'));

alter table staff_action disable trigger staff_action_is_append_only;
update staff_action set kind = 'setFeedNote' where kind = 'noteFeedError';
alter table staff_action enable trigger staff_action_is_append_only;
