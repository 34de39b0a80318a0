-- A mail that was handed over is kept without its words: it may hold a link that sets a password.
update mail set text_body = '', html_body = '' where state = 'sent';
comment on column mail.text_body is 'Until the mail is handed over; empty from then on';
comment on column mail.html_body is 'Until the mail is handed over; empty from then on';
