import type { Setup } from '@citelight/contracts/api/account';
import { type Db, firstRow, sql } from '../../platform/database.ts';

/** Of the tracked website; a member who tracks none has set up nothing. */
export const findSetup = (db: Db, userId: string) =>
  firstRow(
    db,
    sql<Setup>`
      select
        exists (select from assessment_reports r where r.website_id = w.id and r.status = 'completed') as has_report,
        exists (select from competitors c where c.website_id = w.id and c.is_active) as competitors,
        exists (select from search_connections s where s.website_id = w.id and s.status = 'connected')
          or exists (select from search_imports i where i.website_id = w.id) as search_data,
        exists (select from scheduled_reports s where s.user_id = p.id and s.is_active) as schedule,
        exists (select from report_shares s join assessment_reports r on r.id = s.report_id where r.website_id = w.id) as shared,
        p.setup_dismissed_at is not null as dismissed
      from profiles p left join tracked_websites w on w.user_id = p.id and w.is_active
      where p.id = ${userId}`,
  );

export const setDismissed = (db: Db, userId: string, dismissed: boolean) =>
  db
    .updateTable('profiles')
    .set({ setup_dismissed_at: dismissed ? sql<string>`clock_timestamp()` : null })
    .where('id', '=', userId)
    .execute();
