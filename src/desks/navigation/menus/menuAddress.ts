import { siteConfig } from '../../../../site.config.ts';
import type { MenuType } from './menuTypes.ts';

/** The default target for each type; with a slug a single item, without one the page of all. */
const ADDRESS: Record<MenuType, (slug: string) => string> = {
  home: () => '/',
  video: (slug) => (slug ? `/video/list/${slug}` : '/video/list'),
  webstory: () => '/webstories',
  epaper: (slug) => (slug ? `/epaper/${slug}` : '/epaper'),
  english: () => siteConfig.editions.english,
  gujarati: () => siteConfig.editions.gujarati,
  magazine: (slug) => (slug ? `/magazine/${slug}/1` : '/magazine'),
  category: (slug) => (slug ? `/category/${slug}/1` : '/category'),
  city: (slug) => (slug ? `/city/${slug}/1` : '/city'),
  election: (slug) => (slug ? `/election/${slug}` : '/election-2024'),
  cricket: (slug) => (slug ? `/cricket/${slug}` : '/cricket'),
  topNews: () => '/top-story-news/1',
  search: () => '/search',
  education: (slug) => `/category/${slug || 'education'}/1`,
};

/** Specification, section 2: these open in a new tab. */
const NEW_TAB: readonly MenuType[] = ['english', 'gujarati', 'epaper'];

/** The target of a menu item: its own address if an editor set one, otherwise from its type and slug. */
export function menuAddress({ type, slug, url }: { type: MenuType; slug: string; url: string }): string {
  return url || ADDRESS[type](slug);
}

export const opensNewTab = (type: MenuType): boolean => NEW_TAB.includes(type);
