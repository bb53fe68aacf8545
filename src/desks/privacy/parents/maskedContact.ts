/** What a reader logs in with, for somebody who knows it: `•••••• 2345`, `j•••@savar.example`. */
export function maskedContact(contact: string): string {
  const [name = '', host] = contact.split('@');
  return host === undefined ? `•••••• ${contact.slice(-4)}` : `${name.slice(0, 1)}•••@${host}`;
}
