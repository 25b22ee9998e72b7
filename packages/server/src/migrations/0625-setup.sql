-- When the member put the check-list away that follows a first report.

alter table profiles add column setup_dismissed_at timestamptz;
grant update (setup_dismissed_at) on profiles to app_user;
