-- What a key stands for. Rows of before have none, and stay as they are.

ALTER TABLE events ADD COLUMN digest TEXT;  -- of the command, beside its key
