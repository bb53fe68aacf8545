/** What counts as an impression: half of it visible for a second, on a page that is shown. */
const HALF = 0.5;
const SEEN_AFTER_MS = 1_000;

/** Calls `onSeen` once, when half of an element has been visible for a second. Returns how to stop. */
export function whenSeen(element: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      const isHalf = entries.at(-1)?.isIntersecting && (entries.at(-1)?.intersectionRatio ?? 0) >= HALF;
      if (!isHalf) return;
      timer = setTimeout(() => {
        // A page in the background is looked at again when it comes back.
        if (document.visibilityState !== 'visible') return observer.observe(element);
        observer.disconnect();
        onSeen();
      }, SEEN_AFTER_MS);
    },
    { threshold: HALF },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
