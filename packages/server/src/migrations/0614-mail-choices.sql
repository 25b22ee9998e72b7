-- A choice for each kind of email. Whoever had stopped emails about reports has stopped both kinds.

alter table mail_choices rename column report_mails to automated_reports;
alter table mail_choices add column report_ready boolean not null default true;
alter table mail_choices add column product_news boolean not null default false;
update mail_choices set report_ready = automated_reports;
