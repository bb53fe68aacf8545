import { endpoint } from '../../../site/newsroom/endpoint.ts';
import { siteSettings } from '../values/siteSettings.ts';

export const readSettings = endpoint({ path: '/settings', summary: 'Read the settings of the site', answer: siteSettings });

export const changeSettings = endpoint({
  method: 'put',
  path: '/settings',
  summary: 'Change the settings of the site',
  body: siteSettings,
  answer: siteSettings,
});
