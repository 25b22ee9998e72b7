-- A way through a provider belongs to the browser that asked for it, and one that links an identity to the sign-in that did.
alter table auth.flows add column browser_hash bytea;
alter table auth.flows add column link_session_id uuid;
