-- What its author is told of what never went on; few, in threads of any length.
create index message_withheld on message (thread_id, sender, number) where is_withheld;
