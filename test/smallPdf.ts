type Given = {
  /** `entries` are further entries of the page, such as its boxes. */
  pages: { width: number; height: number; entries?: string }[];
  /** Says that it is locked, with a key that no password fits. */
  locked?: boolean;
  /** Makes files with the same pages differ. */
  note?: string;
};

/** A PDF of plain pages, each with a dark field on it; sides in points. */
export function smallPdf({ pages, locked = false, note = '' }: Given): Uint8Array {
  const field = '0.76 0.21 0.1 rg 40 40 120 120 re f';
  const numberOf = (page: number) => 4 + page;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${numberOf(at)} 0 R`).join(' ')}] >>`,
    `<< /Length ${field.length} >>\nstream\n${field}\nendstream`,
    ...pages.map(
      ({ width, height, entries = '' }) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${entries} /Contents 3 0 R >>`,
    ),
    ...(locked ? [`<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`] : []),
  ];
  let body = `%PDF-1.7\n% ${note}\n`;
  const starts: number[] = [];
  for (const [at, object] of objects.entries()) {
    starts.push(body.length);
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const lock = locked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\n`;
  return new TextEncoder().encode(`${body}${end}startxref\n${body.length}\n%%EOF\n`);
}

export const broadsheet = { width: 900, height: 1400 };

/** A paper of so many plain pages. */
export const plainPaper = (pageCount: number, note = '') => smallPdf({ pages: Array.from({ length: pageCount }, () => broadsheet), note });
