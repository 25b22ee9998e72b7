export { breadBlogSite } from './bread-blog-site.ts';
export { lampRivalSite } from './lamp-rival-site.ts';
export { lampShopSite, unmarkedLampShopSite } from './lamp-shop-site.ts';
export { scriptOnlySite } from './script-only-site.ts';
export { type ServedSite, type SitePages, serveSite } from './serve-site.ts';
export type { TestSite } from './test-site.ts';
export { windowsSite } from './windows-site.ts';
