const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The form of an answer that sends the same again, as a browser reads it. */
export function unsentIn(html: string) {
  const [, tag = '', inside = ''] = /<form\b([^>]*\bdata-unsent\b[^>]*)>(.*?)<\/form>/s.exec(html) ?? [];
  const attribute = (text: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1] ?? '');
  const inputs = [...inside.matchAll(/<input\b([^>]*)>/g)].map(([, input = '']) => input);
  return {
    isThere: tag !== '',
    action: attribute(tag, 'action'),
    method: attribute(tag, 'method'),
    encType: attribute(tag, 'encType') || attribute(tag, 'enctype'),
    fields: inputs
      .filter((input) => attribute(input, 'type') === 'hidden')
      // A browser reads every line break as one letter, and sends it as two.
      .map((input): [string, string] => [attribute(input, 'name'), attribute(input, 'value').replace(/\r?\n/g, '\r\n')]),
    files: inputs.filter((input) => attribute(input, 'type') === 'file').map((input) => attribute(input, 'name')),
    button: /<button[^>]*>(.*?)<\/button>/s.exec(inside)?.[1],
  };
}
