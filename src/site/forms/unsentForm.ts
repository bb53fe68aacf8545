/** A form that was sent and could not be taken, so that its sender need not type it again. */
export type UnsentForm = {
  /** The path and query that it was sent to. */
  action: string;
  isMultipart: boolean;
  /** The texts in the order in which they came, with repeated names. */
  texts: readonly (readonly [name: string, value: string])[];
  /** The fields in which files were chosen; browsers fill no such field. */
  fileFields: readonly string[];
};

/** No form has more texts, and no page may become much longer than what was sent. */
const MAX_TEXTS = 300;
/** In UTF-16 units. */
const MAX_LENGTH = 256 * 1024;

const SECRET_WORDS: ReadonlySet<string> = new Set(['pass', 'code', 'codes', 'otp', 'totp', 'pin', 'secret', 'cvv', 'cvc']);

/** Whether a field is for a password or a one-time code, by the words of its name: `newPassword`, `login-code`. */
export function isSecretField(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => SECRET_WORDS.has(word) || /passw|passc|passp/.test(word));
}

/**
 * What was sent, to be sent again. Undefined if a secret was typed, which no page may show, or if it is more than the forms of the site
 * have.
 */
export function unsentForm(fields: FormData, { action, isMultipart }: Pick<UnsentForm, 'action' | 'isMultipart'>): UnsentForm | undefined {
  const texts: [string, string][] = [];
  const fileFields = new Set<string>();
  let length = 0;
  for (const [name, value] of fields) {
    if (typeof value !== 'string') {
      // A file field without a file is sent as an empty file.
      if (value.size > 0) fileFields.add(name);
      continue;
    }
    if (value !== '' && isSecretField(name)) return undefined;
    length += name.length + value.length;
    // HTML has no U+0000.
    texts.push([name, value.replaceAll('\0', '')]);
  }
  if (texts.length > MAX_TEXTS || length > MAX_LENGTH) return undefined;
  return { action, isMultipart, texts, fileFields: [...fileFields] };
}
