import { useEffect, useState } from 'react';

/** Specification, section 9: between 50 and 200 ms. */
const TYPING_MS = 200;

/** A text, updated when typing has stopped. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
