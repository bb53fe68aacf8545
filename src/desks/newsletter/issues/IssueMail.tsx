import type { ReactNode } from 'react';
import { siteConfig } from '../../../../site.config.ts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import { mastheadDate } from '../../../platform/text/dates.ts';
import { markedHeadline, type StoryCard } from '../../articles/queries.ts';
import { editionMailText as words } from '../words.ts';
import { issueLink } from './issueContent.ts';
import type { Issue } from './issueText.ts';
import { sheet, styles } from './mailStyles.ts';
import { CHOICES_PLACE, privacyPolicy, STOP_PLACE } from './personalLinks.ts';

/** Width in CSS pixels beyond which no line of the mail goes. */
const WIDTH = 600;
const PICTURE = { width: 552, height: 311, file: 1200 } as const;
const THUMB = { width: 120, height: 90, file: 256 } as const;

/** An issue as HTML for mail programs: tables and styles of elements, one sheet for the dark, nothing that is loaded but pictures. */
export function IssueMail({ name, siteUrl, now, content: { top, mostRead, sections } }: Issue): ReactNode {
  const [lead, ...others] = top;
  if (!lead) return null;
  return (
    <html lang="gu">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{`${siteConfig.name}: ${name}`}</title>
        <style>{sheet}</style>
      </head>
      <body className="paper" style={styles.paper}>
        <div style={styles.preheader}>{lead.deck || others.map(markedHeadline).join(' · ')}</div>
        <Layout className="paper" style={styles.paper}>
          <tr>
            <td align="center">
              <Layout className="leaf" style={{ ...styles.leaf, maxWidth: WIDTH }}>
                <Row top={20} bottom={12}>
                  <a href={siteUrl} className="kesar" style={{ ...styles.name, textDecoration: 'none' }}>
                    {siteConfig.name}
                  </a>
                  <p className="soft" style={styles.date}>
                    {name} · {mastheadDate(now)}
                  </p>
                </Row>
                <Lead story={lead} siteUrl={siteUrl} />
                {others.map((story) => (
                  <WithThumb key={story.id} story={story} siteUrl={siteUrl} />
                ))}
                {mostRead.length > 0 && <Section title={words.mostRead} stories={mostRead} siteUrl={siteUrl} isRanked />}
                {sections.map(({ name: title, address, stories }) => (
                  <Section key={address} title={title} address={address} stories={stories} siteUrl={siteUrl} />
                ))}
                <Rule />
                <Footer siteUrl={siteUrl} />
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  );
}

type LayoutProps = { className?: string; style?: object; children: ReactNode };

/** A table that only lays out: Outlook knows no other way. */
const Layout = ({ className, style, children }: LayoutProps) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} className={className} style={style}>
    <tbody>{children}</tbody>
  </table>
);

const Row = ({ top, bottom, children }: { top: number; bottom: number; children: ReactNode }) => (
  <tr>
    <td className="edge" style={{ ...styles.edge, paddingTop: top, paddingBottom: bottom }}>
      {children}
    </td>
  </tr>
);

const Rule = () => (
  <Row top={8} bottom={0}>
    <div className="rule" style={styles.rule} />
  </Row>
);

type StoryProps = { story: StoryCard; siteUrl: string };

/** A picture of a disturbing event is not put before anybody who opens a mail. */
const pictureOf = ({ sensitive, picture }: StoryCard) => (sensitive ? undefined : picture);

function Lead({ story, siteUrl }: StoryProps) {
  const href = issueLink(siteUrl, story.address);
  const picture = pictureOf(story);
  return (
    <Row top={4} bottom={16}>
      {picture && (
        <a href={href} style={{ ...styles.link, display: 'block', paddingBottom: 12 }}>
          <img
            src={`${siteUrl}${pictureAddress(picture, 'wide', PICTURE.file)}`}
            width={PICTURE.width}
            height={PICTURE.height}
            alt={picture.alt}
            style={styles.picture}
          />
        </a>
      )}
      <p className="kesar" style={styles.kicker}>
        {story.kicker || story.category.name}
      </p>
      <h1 className="ink" style={styles.lead}>
        <a href={href} className="ink" style={styles.link}>
          {markedHeadline(story)}
        </a>
      </h1>
      {story.deck && (
        <p className="soft" style={styles.deck}>
          {story.deck}
        </p>
      )}
    </Row>
  );
}

function WithThumb({ story, siteUrl }: StoryProps) {
  const href = issueLink(siteUrl, story.address);
  const picture = pictureOf(story);
  return (
    <>
      <Rule />
      <Row top={14} bottom={6}>
        <Layout>
          <tr>
            <td valign="top">
              <p className="kesar" style={styles.kicker}>
                {story.city?.name ?? story.category.name}
              </p>
              <h2 className="ink" style={styles.head}>
                <a href={href} className="ink" style={styles.link}>
                  {markedHeadline(story)}
                </a>
              </h2>
            </td>
            {picture && (
              <td valign="top" align="right" width={THUMB.width + 12} className="side" style={{ paddingLeft: 12 }}>
                <a href={href} style={styles.link}>
                  <img
                    src={`${siteUrl}${pictureAddress(picture, 'row', THUMB.file)}`}
                    width={THUMB.width}
                    height={THUMB.height}
                    alt={picture.alt}
                    className="thumb"
                    style={{ ...styles.picture, width: THUMB.width }}
                  />
                </a>
              </td>
            )}
          </tr>
        </Layout>
      </Row>
    </>
  );
}

type SectionProps = { title: string; address?: string; stories: readonly StoryCard[]; siteUrl: string; isRanked?: boolean };

/** Headlines under a title; numbered if they are ranked. */
function Section({ title, address, stories, siteUrl, isRanked = false }: SectionProps) {
  return (
    <>
      <Rule />
      <Row top={14} bottom={0}>
        <h2 className="kesar" style={styles.section}>
          {address === undefined ? (
            title
          ) : (
            <a href={issueLink(siteUrl, address)} className="kesar" style={{ ...styles.section, textDecoration: 'none' }}>
              {title}
            </a>
          )}
        </h2>
      </Row>
      {stories.map((story, at) => (
        <Row key={story.id} top={6} bottom={6}>
          <p className="ink" style={styles.head}>
            {isRanked && <span className="soft" style={styles.note}>{`${at + 1}. `}</span>}
            <a href={issueLink(siteUrl, story.address)} className="ink" style={styles.link}>
              {markedHeadline(story)}
            </a>
          </p>
        </Row>
      ))}
    </>
  );
}

function Footer({ siteUrl }: { siteUrl: string }) {
  const link = (href: string, text: string) => (
    <a href={href} className="soft" style={styles.notedLink}>
      {text}
    </a>
  );
  return (
    <Row top={16} bottom={28}>
      <p className="soft" style={styles.note}>
        {words.why}
      </p>
      <p className="soft" style={{ ...styles.note, paddingTop: 6 }}>
        {link(CHOICES_PLACE, words.choices)} · {link(STOP_PLACE, words.stop)} · {link(siteUrl, words.site)} ·{' '}
        {link(privacyPolicy(siteUrl), words.privacy)}
      </p>
    </Row>
  );
}
