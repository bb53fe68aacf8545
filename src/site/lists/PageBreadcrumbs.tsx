import { Breadcrumbs } from '../../design/Breadcrumbs.tsx';
import type { Link } from '../desk.ts';
import { siteText } from '../words.ts';

/** Where every trail begins. */
export const homeStep: Link = { name: siteText.home, href: '/' };

/** Where a page stands in the paper, from the front page down; the page itself is not part of it. */
export const PageBreadcrumbs = ({ steps }: { steps: Link[] }) => <Breadcrumbs label={siteText.breadcrumbs} breadcrumbs={steps} />;
