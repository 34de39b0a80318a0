alter table event_put_aside rename to event_dead_letter;
alter table event_dead_letter rename column problem to error;
alter table event_dead_letter rename column put_aside_at to created_at;
alter index event_put_aside_pkey rename to event_dead_letter_pkey;
alter index event_put_aside_by_time rename to event_dead_letter_by_time;
alter table event_dead_letter rename constraint event_put_aside_problem_check to event_dead_letter_error_check;
