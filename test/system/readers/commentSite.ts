import { desc, eq, sql } from 'drizzle-orm';
import { comments } from '../../../src/desks/comments/tables.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

const MINUTE = 60_000;

/** A site for tests of comments: readers, stories, and somebody who moderates. */
export class CommentSite {
  readonly settings: { at: Date; environment: Record<string, string> };
  readonly editor = staffMember('sub-editor', { name: 'કિરણ પટેલ' });
  #readers = 0;
  #site: TestApp | undefined;

  constructor(environment: Record<string, string> = {}) {
    this.settings = { at: new Date(), environment: { ...LAPTOP, ...environment } };
  }

  get site(): TestApp {
    if (!this.#site) throw new Error('The site is not open');
    return this.#site;
  }

  async open(): Promise<void> {
    this.#site = await openTestApp(this.settings);
  }

  pass(ms: number): void {
    this.settings.at = new Date(this.settings.at.getTime() + ms);
  }

  /** The ids of stories on which nobody has written, the newest first. */
  async quietStories(): Promise<number[]> {
    const { rows } = await this.site.app.db.execute<{ id: number }>(
      sql`select id from articles where comment_count = 0 and not sensitive and language = 'gu' order by published_at desc limit 20`,
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Somebody who has logged in from a network of their own. */
  async reader(name = 'ગૌરી જોશી'): Promise<ReaderDevice> {
    this.#readers += 1;
    const device = this.stranger();
    const number = String(this.#readers).padStart(3, '0');
    await device.logIn(`9825300${number}`, `+919825300${number}`);
    if (name !== '') await device.call('PUT', '/user/profile', { name });
    return device;
  }

  /** Somebody who has not logged in. */
  stranger(): ReaderDevice {
    this.#readers += 1;
    return new ReaderDevice(this.site, `203.0.113.${this.#readers % 250}`);
  }

  /** Opens a form, types for a minute, and sends it. */
  async send(device: ReaderDevice, path: string, fields: Record<string, string>, writingMs = MINUTE): Promise<Response> {
    const since = /name="since" value="([^"]+)"/.exec(await (await device.ask(path)).text())?.[1] ?? '';
    this.pass(writingMs);
    return device.send(path.replace(/[?&]kept=1/, ''), { since, ...fields });
  }

  /** Sends a comment, and gives its row. */
  async comment(device: ReaderDevice, articleId: number, text: string, to?: number): Promise<typeof comments.$inferSelect> {
    const sent = await this.send(device, `/comments/${articleId}/write${to === undefined ? '' : `?to=${to}`}`, { text });
    if (sent.headers.get('location') !== '/account/comments?state=received') throw new Error(`The comment was answered ${sent.status}`);
    return this.newest();
  }

  async newest(): Promise<typeof comments.$inferSelect> {
    const [row] = await this.site.app.db.select().from(comments).orderBy(desc(comments.id)).limit(1);
    if (!row) throw new Error('There is no comment');
    return row;
  }

  async row(id: number): Promise<typeof comments.$inferSelect | undefined> {
    const [row] = await this.site.app.db.select().from(comments).where(eq(comments.id, id));
    return row;
  }

  /** A step of the moderator with the comment as it is now. */
  async step(id: number, step: string, reason?: string): Promise<Response> {
    const version = (await this.row(id))?.version ?? 1;
    return this.site.ask(this.editor, 'post', `/comments/${id}/steps`, { version, step, ...(reason ? { reason } : {}) });
  }

  /** A comment that readers see. */
  async published(device: ReaderDevice, articleId: number, text: string, to?: number): Promise<number> {
    const { id } = await this.comment(device, articleId, text, to);
    const done = await this.step(id, 'approve');
    if (done.status !== 200) throw new Error(`The comment was not published: ${await done.text()}`);
    return id;
  }

  async textOf(path: string): Promise<string> {
    return (await this.site.get(path)).text();
  }
}
