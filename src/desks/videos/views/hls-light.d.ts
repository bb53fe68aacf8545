/** hls.js without what a news film does not need (subtitles inside the stream, other languages, locked films); it comes without types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
