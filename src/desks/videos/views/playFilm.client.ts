const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Plays a video. If there is a playlist and the browser does not support HLS, hls.js is loaded at the first play; if that fails, the file
 * itself is played. Rejects if nothing can be played.
 */
export async function playFilm(video: HTMLVideoElement, playlist: string | undefined): Promise<void> {
  if (playlist && !video.dataset['prepared'] && video.canPlayType(HLS_TYPE) === '') await streamByScript(video, playlist);
  video.dataset['prepared'] = 'yes';
  await video.play();
}

async function streamByScript(video: HTMLVideoElement, playlist: string): Promise<void> {
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) return;
  // Without a worker, which the Content Security Policy does not allow; segments of a news video are small.
  const hls = new Hls({ enableWorker: false, maxBufferLength: 20, capLevelToPlayerSize: true });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (!fatal) return;
    const at = video.currentTime;
    hls.destroy();
    // Without `src` the element uses its child sources: the file.
    video.removeAttribute('src');
    video.load();
    video.currentTime = at;
    void video.play().catch(() => undefined);
  });
  video.dataset['by'] = 'hls.js';
  hls.loadSource(playlist);
  hls.attachMedia(video);
}
