const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Never meant for readers, and no loss. */
export const UNSEEN = tags('head title style meta link base xml template noscript wbr source track param area col colgroup');

/** Meant for readers, but our documents have no place for it. */
export const LOST = tags(
  'script form input select textarea button video audio object embed applet svg math canvas map nav dialog frame frameset',
);

/** What stands within a line; everything else begins a line of its own. */
export const INLINE = tags(
  'abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark o:p picture q rp rt ruby s samp small span strike strong sub sup time tt u var',
);
