/** hls.js without unneeded features (subtitles in the stream, alternative audio, DRM); it has no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
