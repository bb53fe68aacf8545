/** The headers with which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Whether a form is what mail programs send in the place of a person (RFC 8058). */
export const isOneClick = (fields: FormData): boolean => fields.get('List-Unsubscribe') === 'One-Click';
