-- What was held back as a machine's is no news to an agent; it waits in the archive, where a person's is still found.
update enquiry set archived_at = received_at where is_held and archived_at is null;
