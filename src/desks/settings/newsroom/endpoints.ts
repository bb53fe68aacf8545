import type { z } from 'zod';
import { endpoint, versioned } from '../../../site/newsroom/endpoint.ts';
import { siteSettings } from '../values/siteSettings.ts';

const editedSettings = versioned(siteSettings);
export type EditedSettings = z.output<typeof editedSettings>;

export const readSettings = endpoint({ path: '/settings', summary: 'Read the settings of the site', answer: editedSettings });

export const changeSettings = endpoint({
  method: 'put',
  path: '/settings',
  summary: 'Change the settings of the site',
  body: editedSettings,
  answer: editedSettings,
});
