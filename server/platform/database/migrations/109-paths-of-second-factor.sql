-- Paths beside usernames use these now (domain/members/reserved-usernames.ts), as in 014.
update member set username = 'member-' || username || '-' || id where username in ('recovery-codes', 'second-factor');
