import { CodedError, type Profile } from '@citelight/contracts';
import type { ReportBrand } from '@citelight/contracts/api/account';
import type { MemberContext } from '../../platform/context.ts';
import { asMember } from '../../platform/database.ts';
import { isImage } from './brand.rules.ts';
import { dropBrand, findBrand, findProfile, keepBrand, setFullName } from './profile.sql.ts';

/** The caller's profile, as a list of one. */
export async function listProfiles(ctx: MemberContext): Promise<{ items: Profile[]; total: number }> {
  const profile = await asMember(ctx.db, ctx.user.id, (tx) => findProfile(tx, ctx.user.id));
  return profile ? { items: [profile], total: 1 } : { items: [], total: 0 };
}

/** Changes the full name of the caller's own profile. Another's is as unknown as one that does not exist. */
export async function updateFullName(ctx: MemberContext, id: string, fullName: string | null): Promise<Profile> {
  const profile = await asMember(ctx.db, ctx.user.id, (tx) =>
    id === ctx.user.id ? setFullName(tx, id, fullName) : Promise.resolve(undefined),
  );
  if (!profile) throw new CodedError('profile.not_found');
  return profile;
}

/** What stands on the caller's PDF reports in place of our name and mark; null: ours. */
export const readReportBrand = async (ctx: MemberContext): Promise<ReportBrand | null> => (await findBrand(ctx.db, ctx.user.id)) ?? null;

/** Replaces it. @throws CodedError profile.logo where the logo is no PNG, JPEG or WebP image */
export async function changeReportBrand(ctx: MemberContext, brand: ReportBrand | null): Promise<ReportBrand | null> {
  if (brand?.logo && !isImage(brand.logo)) throw new CodedError('profile.logo');
  if (brand) await keepBrand(ctx.db, ctx.user.id, brand);
  else await dropBrand(ctx.db, ctx.user.id);
  return brand;
}
