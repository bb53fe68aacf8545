import { milliseconds } from '../../platform/clock.ts';
import type { App } from '../app.ts';
import type { Contribution } from '../contribution.ts';
import { filePage } from '../pages/filePage.ts';
import { notFound, type Page } from '../pages/page.tsx';
import { newestOf, type SitemapPart, type SitemapSection } from './sitemapSection.ts';
import { MAX_FILE_ENTRIES, writeNewsSitemap, writeSitemap, writeSitemapIndex } from './sitemapXml.ts';

const NEWS_PATH = '/sitemaps/news.xml';

const XML_TYPE = 'application/xml; charset=utf-8';
/** Google's limits of a news sitemap: its age and its length. */
const NEWS_MS = milliseconds('2d');
const MAX_NEWS = 1_000;
/** Addresses and names of topics are in every sitemap. */
const TOPICS_TAG = 'topics';

/** The address of a file of a part; the first has no number. */
const fileAddress = (section: string, part: string, number: number): string =>
  `/sitemaps/${section}/${part}${number === 1 ? '' : `-${number}`}.xml`;

const filesOf = (section: string, { name, entries, changedAt }: SitemapPart) =>
  Array.from({ length: Math.ceil(entries / MAX_FILE_ENTRIES) }, (_, at) => ({ address: fileAddress(section, name, at + 1), changedAt }));

const readSections = async <Result>(
  app: App,
  read: (section: SitemapSection) => Promise<Result>,
): Promise<{ made: Result; tags: readonly string[] }[]> => {
  const results = await Promise.all(
    app.contributions.sitemapSections.map((contribution) =>
      contribution.use(async (section) => ({ made: await read(section), tags: await section.tags(app) })),
    ),
  );
  return results.filter((result) => result !== undefined);
};

const indexPage = filePage({
  path: '/sitemap.xml',
  type: XML_TYPE,
  freshFor: '10m',
  make: async ({ app, now }) => {
    const sections = await readSections(app, async (section) => {
      const files = (await section.parts(app)).flatMap((part) => filesOf(section.name, part));
      const news = section.news ? await section.news(app, new Date(now.getTime() - NEWS_MS), 1) : [];
      return { files, news };
    });
    const files = sections.flatMap(({ made }) => made.files);
    const changedAt = newestOf(files.map((file) => file.changedAt));
    const news = sections.some(({ made }) => made.news.length > 0) ? [{ address: NEWS_PATH, changedAt: undefined }] : [];
    return {
      text: writeSitemapIndex([...news, ...files], app.settings.siteUrl),
      tags: [TOPICS_TAG, ...sections.flatMap(({ tags }) => tags)],
      changedAt,
    };
  },
});

const newsPage = filePage({
  path: NEWS_PATH,
  type: XML_TYPE,
  // Stories leave it by their age.
  freshFor: '5m',
  make: async ({ app, now }) => {
    const since = new Date(now.getTime() - NEWS_MS);
    const sections = await readSections(app, async (section) => (await section.news?.(app, since, MAX_NEWS)) ?? []);
    const entries = sections
      .flatMap(({ made }) => made)
      .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
      .slice(0, MAX_NEWS);
    return {
      text: writeNewsSitemap(entries, app.settings.siteUrl),
      tags: [TOPICS_TAG, ...sections.flatMap(({ tags }) => tags)],
      changedAt: undefined,
    };
  },
});

type File = { section: Contribution<SitemapSection>; part: string; number: number };

/** The file that an address names; undefined if the address is none of a file. */
function fileOf(app: App, { section: name, file }: { section: string; file: string }): File | undefined {
  const match = /^(all|\d{4}-(?:0[1-9]|1[0-2]))(?:-([1-9]\d{0,4}))?\.xml$/.exec(file);
  const section = app.contributions.sitemapSections.find(({ kind }) => kind === `sitemap ${name}`);
  const number = Number(match?.[2] ?? 1);
  // The first file has one address only.
  return match?.[1] === undefined || match[2] === '1' || !section ? undefined : { section, part: match[1], number };
}

/** What a section answers; throws if the section is out of order, so that crawlers come again instead of forgetting its pages. */
async function askSection<Result>({ section }: File, read: (section: SitemapSection) => Promise<Result>): Promise<Result> {
  const answer = await section.use(async (own) => ({ result: await read(own) }));
  if (!answer) throw new Error('A section of the sitemap cannot be read');
  return answer.result;
}

const sectionPage = filePage({
  path: '/sitemaps/:section/:file',
  type: XML_TYPE,
  freshFor: '10m',
  // Crawlers read the files of an archive once, and the newest of each section every time.
  isKept: async ({ app, params }) => {
    const file = fileOf(app, params);
    return file !== undefined && (await askSection(file, (section) => section.parts(app))).at(-1)?.name === file.part;
  },
  make: async ({ app, params }) => {
    const file = fileOf(app, params);
    if (!file) return notFound();
    return askSection(file, async (section) => {
      const part = (await section.parts(app)).find(({ name }) => name === file.part);
      const skip = (file.number - 1) * MAX_FILE_ENTRIES;
      if (!part || skip >= part.entries) return notFound();
      const entries = await section.entries(app, part.name, { skip, most: MAX_FILE_ENTRIES });
      return {
        text: writeSitemap(entries, app.settings.siteUrl),
        tags: [TOPICS_TAG, ...(await section.tags(app))],
        changedAt: part.changedAt,
      };
    });
  },
});

export const sitemapPages: readonly Page[] = [indexPage, newsPage, sectionPage];
