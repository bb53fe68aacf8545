import { notFound, type Page, page } from '../../site/pages/page.tsx';
import { shortPage } from '../../site/pages/subject.ts';
import { MEASUREMENT_PATH, measurementWording } from './google/measurementConsent.ts';
import { MeasurementPage } from './views/MeasurementPage.tsx';
import { audienceText } from './words.ts';

/** Where readers agree to be measured by Google, if that is configured. */
export const audiencePages: readonly Page[] = [
  page({
    path: MEASUREMENT_PATH,
    load: async ({ app: { settings } }) =>
      settings.googleTag === undefined ? notFound() : { wording: measurementWording(settings.googleTag) },
    head: () => ({
      title: audienceText.measurement,
      description: audienceText.measurementText,
      canonical: MEASUREMENT_PATH,
      noindex: true,
    }),
    tags: () => [],
    freshFor: () => '1h',
    about: shortPage,
    view: MeasurementPage,
  }),
];
