import { Breadcrumbs } from '../../design/Breadcrumbs.tsx';
import type { Link } from '../desk.ts';
import { siteText } from '../words.ts';

/** The first step of all breadcrumbs. */
export const homeStep: Link = { name: siteText.home, href: '/' };

/** The breadcrumbs from the front page down, without the page itself. */
export const PageBreadcrumbs = ({ steps }: { steps: Link[] }) => <Breadcrumbs label={siteText.breadcrumbs} breadcrumbs={steps} />;
