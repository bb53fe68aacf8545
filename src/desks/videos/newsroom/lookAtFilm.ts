/** Duration and size of a video according to this browser; undefined if it cannot play it. */
export function lookAtFilm(file: File): Promise<{ seconds: number; width: number; height: number } | undefined> {
  return new Promise((resolve) => {
    const film = document.createElement('video');
    const address = URL.createObjectURL(file);
    const end = (seen: { seconds: number; width: number; height: number } | undefined) => {
      URL.revokeObjectURL(address);
      resolve(seen);
    };
    film.preload = 'metadata';
    film.onloadedmetadata = () => {
      const { duration, videoWidth, videoHeight } = film;
      end(
        Number.isFinite(duration) && videoWidth > 0
          ? { seconds: Math.max(1, Math.round(duration)), width: videoWidth, height: videoHeight }
          : undefined,
      );
    };
    film.onerror = () => end(undefined);
    film.src = address;
  });
}
