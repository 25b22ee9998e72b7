-- The factor that raised a session to aal2: when that factor goes, the session is lowered again, and no other.
alter table auth.sessions add column factor_id uuid;
create index sessions_factor_id_idx on auth.sessions (factor_id);
