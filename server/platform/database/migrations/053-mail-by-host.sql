-- Mails are claimed host by host, so that many to one hold up none to others.
create index mail_to_send_by_host on mail (lower(split_part(recipient, '@', 2)), next_attempt_at, id)
  where state = 'pending';
