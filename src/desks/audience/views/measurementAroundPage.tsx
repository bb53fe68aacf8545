import type { AroundPage } from '../../../site/pages/aroundPage.ts';
import { googleTagHosts } from '../google/googleTagHosts.ts';
import { MEASUREMENT_PATH, measurementWording } from '../google/measurementConsent.ts';
import { GoogleTag } from './GoogleTag.tsx';

/**
 * What pages with content have where Google is configured. The page of the choice has nothing of Google, so that a
 * withdrawal ends it there.
 */
export const measurementAroundPage: AroundPage = async ({ settings: { googleTag } }, { path }) =>
  googleTag === undefined || path === MEASUREMENT_PATH
    ? { tags: [] }
    : { below: <GoogleTag id={googleTag} wording={measurementWording(googleTag)} />, tags: [], hosts: googleTagHosts };
