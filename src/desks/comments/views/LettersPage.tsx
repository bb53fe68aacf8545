import { ButtonLink } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { CommentPage, ShownLetter } from '../reading/commentLists.ts';
import { commentText as words } from '../words.ts';
import styles from './Comments.module.css';
import { Remark, Replies } from './Remark.tsx';

export const WRITE_LETTER = '/letters/write';
export const lettersAddress = (page: number): string => (page === 1 ? '/letters' : `/letters?page=${page}`);

export type LettersPageData = CommentPage<ShownLetter> & { page: number };

/** The published letters to the editor, the newest first. */
export function LettersPage({ data: { shown, page, pageCount } }: { data: LettersPageData }) {
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={words.letters} page={page} intro={words.lettersIntro} />
      <div className={styles.begin}>
        <ButtonLink href={WRITE_LETTER} weight="strong">
          {words.writeLetter}
        </ButtonLink>
      </div>
      {shown.length === 0 && <p>{words.lettersNone}</p>}
      <ol className={styles.list}>
        {shown.map((letter) => (
          <li key={letter.id} id={`letter-${letter.id}`}>
            <h2 className={styles.subject}>{letter.subject}</h2>
            <Remark remark={letter} from={letter.city} />
            <Replies replies={letter.replies} />
          </li>
        ))}
      </ol>
      <ListPager page={page} pageCount={pageCount} hrefOf={lettersAddress} />
    </div>
  );
}
