const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Not visible to readers; dropped without being counted. */
export const UNSEEN = tags('head title style meta link base xml template noscript wbr source track param area col colgroup');

/** Visible to readers, but not supported by the document format; dropped and counted. */
export const LOST = tags(
  'script form input select textarea button video audio object embed applet svg math canvas map nav dialog frame frameset',
);

/** Inline elements; all others begin a new line. */
export const INLINE = tags(
  'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark o:p picture q rp rt ruby s samp small span strike strong sub sup time tt u var',
);
