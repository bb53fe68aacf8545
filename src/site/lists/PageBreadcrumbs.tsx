import { Breadcrumbs } from '../../design/Breadcrumbs.tsx';
import { useText } from '../../platform/text/useText.ts';
import type { Link } from '../desk.ts';
import { siteWords } from '../words.ts';

/** The breadcrumbs from the front page down, without the page itself. */
export const PageBreadcrumbs = ({ steps }: { steps: Link[] }) => <Breadcrumbs label={useText(siteWords).breadcrumbs} breadcrumbs={steps} />;
