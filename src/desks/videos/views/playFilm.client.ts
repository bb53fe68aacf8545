const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Plays a film. Where there is a playlist and the browser cannot read it by itself, hls.js is fetched first, at the first play and not
 * before; if it fails, the file itself is played. Rejects when nothing can be played.
 */
export async function playFilm(video: HTMLVideoElement, playlist: string | undefined): Promise<void> {
  if (playlist && !video.dataset['prepared'] && video.canPlayType(HLS_TYPE) === '') await streamByScript(video, playlist);
  video.dataset['prepared'] = 'yes';
  await video.play();
}

async function streamByScript(video: HTMLVideoElement, playlist: string): Promise<void> {
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) return;
  // No worker of its own: the page's policy allows none, and parcels of a news film are small.
  const hls = new Hls({ enableWorker: false, maxBufferLength: 20, capLevelToPlayerSize: true });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (!fatal) return;
    const at = video.currentTime;
    hls.destroy();
    // Without a source of its own the element goes back to those inside it: the file.
    video.removeAttribute('src');
    video.load();
    video.currentTime = at;
    void video.play().catch(() => undefined);
  });
  video.dataset['by'] = 'hls.js';
  hls.loadSource(playlist);
  hls.attachMedia(video);
}
