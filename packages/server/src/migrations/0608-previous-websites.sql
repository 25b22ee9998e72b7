-- The website that was tracked before a website's first analysis: it comes back when that analysis fails.
alter table assessment_reports
  add column previous_website_id uuid,
  add foreign key (previous_website_id, user_id) references tracked_websites (id, user_id) on delete set null (previous_website_id);
create index reports_of_previous_website on assessment_reports (previous_website_id) where previous_website_id is not null;
