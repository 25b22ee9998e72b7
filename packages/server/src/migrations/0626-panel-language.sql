-- The language of a panel's questions, as ISO 639-1; null where it cannot be told.

alter table visibility_panels add column language text check (language ~ '^[a-z]{2}$');
