/** One address of every type of page; `read` fetches a page of the newspaper under test. */
export async function pageTypes(read: (path: string) => Promise<string>): Promise<{ type: string; path: string }[]> {
  const latest = await read('/recent-news/1');
  const story = firstLink(latest, /href="(\/news\/[^"]+)"/);
  const translated = firstLink(await read('/en/category/science/1'), /href="(\/en\/news\/[^"]+)"/);
  const writer = firstLink(await read(translated), /href="(\/en\/author\/[^"]+)"/);
  const live = firstLink(await read('/category/crops/1'), /href="(\/news\/crops\/yardno-ek-divas[^"]+)"/);
  const webStory = firstLink(await read('/webstories?category=gujarat'), /href="(\/webstories\/[^"?]+)"/);
  const author = firstLink(await read(await storyWithAuthor(latest, read)), /href="(\/author\/[^"]+)"/);
  const gallery = firstLink(await read('/photo-gallery/all/1'), /href="(\/photo-gallery\/[a-z-]+\/[a-z-]+-\d+)"/);
  const slideShow = firstLink(await read('/slide-show/all/1'), /href="(\/slide-show\/[a-z-]+\/[a-z-]+-\d+)"/);
  const onePicture = firstLink(await read('/photo-gallery/all/2'), /href="(\/photo-gallery\/gujarat\/[a-z-]+-\d+)"/);
  const edition = firstLink(await read('/epaper'), /href="(\/epaper\/ahmedabad\/[^"]+)"/);
  const videos = await read('/video/list');
  const film = firstLink(videos, /href="(\/video\/festivals\/uttarayan-[^"]+)"/);
  const youtube = firstLink(videos, /href="(\/video\/cinema\/[^"]+)"/);
  const match = firstLink(await read('/cricket'), /href="(\/cricket\/match\/[^"]+)"/);
  const short = firstLink(await read('/video/list/shorts'), /href="(\/video\/culture\/[^"]+)"/);
  const ad = firstLink(await read('/classified/sale'), /href="(\/classified\/ad\/[^"]+)"/);
  const candidate = firstLink(await read('/election-2024/seat/banaskantha'), /href="(\/candidate\/\d+)"/);
  return [
    { type: 'front page', path: '/' },
    { type: 'story', path: story },
    { type: 'story covered live', path: live },
    { type: 'English front page', path: '/en' },
    { type: 'English story', path: translated },
    { type: 'English category', path: '/en/category/gujarat/1' },
    { type: 'English city', path: '/en/city/rajkot/1' },
    { type: 'English tag', path: '/en/tags/balako/1' },
    { type: 'English author', path: writer },
    { type: 'chrome-less English story', path: `/mobile${translated}` },
    { type: 'category', path: '/category/gujarat/1' },
    { type: 'sub-category', path: '/category/law/1' },
    { type: 'city', path: '/city/ahmedabad/1' },
    { type: 'tag', path: '/tags/pani/1' },
    { type: 'section', path: '/section/samjo/1' },
    { type: 'magazine', path: '/magazine/savar-plus/1' },
    { type: 'column', path: '/editorial/alpviram/1' },
    { type: 'latest, second page', path: '/recent-news/2' },
    { type: 'breaking', path: '/breaking-news/1' },
    { type: 'top heads', path: '/top-head-news/1' },
    { type: 'most read', path: '/top-read-news/1' },
    { type: 'author', path: author },
    { type: 'web stories', path: '/webstories' },
    { type: 'web stories of a category', path: '/webstories?category=gujarat' },
    { type: 'web story', path: webStory },
    { type: 'videos', path: '/video/list' },
    { type: 'videos of a category', path: '/video/list/cinema' },
    { type: 'shorts', path: '/video/list/shorts' },
    { type: 'video', path: film },
    { type: 'YouTube video', path: youtube },
    { type: 'video by its slug', path: `/video/detail?slug=${film.split('/').at(-1)}` },
    { type: 'shorts viewer', path: short },
    { type: 'search form', path: '/search' },
    { type: 'log in', path: '/account/login' },
    { type: 'search', path: '/search?q=varsad' },
    { type: 'search without a find', path: '/search?q=zzzz' },
    { type: 'all magazines', path: '/magazine' },
    { type: 'photo gallery home', path: '/photo-gallery' },
    { type: 'photo gallery list', path: '/photo-gallery/all/1' },
    { type: 'photo gallery', path: gallery },
    { type: 'photo gallery, all in a row', path: `${gallery}?view=all` },
    { type: 'photo gallery of one picture', path: onePicture },
    { type: 'slide show home', path: '/slide-show' },
    { type: 'slide show', path: slideShow },
    { type: 'e-paper', path: '/epaper' },
    { type: 'e-paper, edition', path: edition },
    { type: 'e-paper, inside page', path: `${edition}/2` },
    { type: 'e-paper, month', path: edition.replace(/(\d{4}-\d\d)-\d\d$/, 'month/$1') },
    { type: 'e-paper, no edition', path: '/epaper/surat/2026-01-05' },
    { type: 'mandi prices', path: '/mandi-bhav' },
    { type: 'mandi prices of a district', path: '/mandi-bhav?district=rajkot&unit=quintal' },
    { type: 'mandi prices, none found', path: '/mandi-bhav?q=vimaan' },
    { type: 'crop of the mandi', path: '/mandi-bhav/crop/cotton?days=365&near=gondal' },
    { type: 'crop without prices', path: '/mandi-bhav/crop/ragi' },
    { type: 'market yard', path: '/mandi-bhav/yard/rajkot' },
    { type: 'cricket', path: '/cricket' },
    { type: 'cricket, statistics', path: '/cricket/stats' },
    { type: 'cricket, match', path: match },
    { type: 'cricket, overs of a match', path: `${match}/overs` },
    { type: 'cricket, partnerships of a match', path: `${match}/partnerships` },
    { type: 'cricket, wickets of a match', path: `${match}/wickets` },
    { type: 'cricket, about a match', path: `${match}/info` },
    { type: 'cricket, matches of a side', path: '/cricket/matches?team=IND' },
    { type: 'cricket, table', path: '/cricket/table' },
    { type: 'cricket, side', path: '/cricket/team/india' },
    { type: 'cricket, player', path: '/cricket/player/3' },
    { type: 'election', path: '/election-2024' },
    { type: 'election before its first result', path: '/gujarat-2027' },
    { type: 'all seats', path: '/election-2024/all-seats' },
    { type: 'all seats, chosen', path: '/election-2024/all-seats?state=gujarat&sort=margin&order=desc' },
    { type: 'all seats, none found', path: '/election-2024/all-seats?q=zzzz' },
    { type: 'seats of Gujarat', path: '/election-2024/gujarat-seats' },
    { type: 'seats of the assembly', path: '/gujarat-2027/gujarat-seats' },
    { type: 'star candidates', path: '/election-2024/star-candidates' },
    { type: 'live news of an election', path: '/election-2024/live-news' },
    { type: 'schedule of an election', path: '/election-2024/schedule' },
    { type: 'seat', path: '/election-2024/seat/banaskantha' },
    { type: 'uncontested seat', path: '/election-2024/seat/surat' },
    { type: 'candidate', path: candidate },
    { type: 'state', path: '/election/2024/uttar-pradesh' },
    { type: 'static page', path: '/static-page/about-us' },
    { type: 'static page with a table', path: '/static-page/cookie-policy' },
    { type: 'site map', path: '/sitemap' },
    { type: 'newsletter', path: '/newsletter' },
    { type: 'newsletter, thanks', path: '/newsletter?state=thanks' },
    { type: 'newsletter, started', path: '/newsletter?state=confirmed' },
    { type: 'newsletter, stopped', path: '/newsletter?state=stopped' },
    { type: 'newsletter, link that does not work', path: '/newsletter/confirm' },
    { type: 'enquiry about advertising', path: '/advertise-with-us' },
    { type: 'enquiry about advertising, thanks', path: '/advertise-with-us?state=thanks' },
    { type: 'contact', path: '/contact' },
    { type: 'choices about advertising', path: '/ad-choices' },
    { type: 'corrections', path: '/corrections' },
    { type: 'comments on a story', path: `/comments/${/-(\d+)$/.exec(story)?.[1]}` },
    { type: 'letters', path: '/letters' },
    { type: 'form for a letter', path: '/letters/write' },
    { type: 'form for a comment', path: `/comments/${/-(\d+)$/.exec(story)?.[1]}/write` },
    { type: 'notifications', path: '/notifications' },
    { type: 'grievance', path: '/grievance' },
    { type: 'months of the report of grievances', path: '/grievance/report' },
    { type: 'classifieds', path: '/classified' },
    { type: 'classifieds, all', path: '/classified/all' },
    { type: 'classifieds of a kind', path: '/classified/jobs' },
    { type: 'classifieds of a city', path: '/classified/all/surat' },
    { type: 'classifieds, empty list', path: '/classified/obituaries/surat' },
    { type: 'classifieds, search', path: '/classified/search?q=flat' },
    { type: 'classifieds, search without a find', path: '/classified/search?q=zzzz' },
    { type: 'classified advertisement', path: ad },
    { type: 'classified advertisement, report', path: `/classified/report?ad=${/ad\/(\d+)/.exec(ad)?.[1]}` },
    { type: 'static page with a link to a form', path: '/static-page/contact-us' },
    { type: 'AMP story', path: `/amp${story}` },
    { type: 'AMP story covered live', path: `/amp${live}` },
    { type: 'AMP, list', path: '/amp/' },
    { type: 'AMP, list, second page', path: '/amp/2' },
    { type: 'chrome-less static page', path: '/mobile/static-page/about-us' },
    { type: 'chrome-less front page', path: '/mobile?theme=dark' },
    { type: 'chrome-less story', path: `/mobile${story}` },
  ];
}

function firstLink(html: string, pattern: RegExp): string {
  const result = pattern.exec(html)?.[1];
  if (!result) throw new Error(`The page has no link like ${pattern}`);
  return result;
}

async function storyWithAuthor(latest: string, read: (path: string) => Promise<string>): Promise<string> {
  for (const [, address] of latest.matchAll(/href="(\/news\/[^"]+)"/g)) {
    if (address && (await read(address)).includes('href="/author/')) return address;
  }
  throw new Error('No story of the list has an author');
}
