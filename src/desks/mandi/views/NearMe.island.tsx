// An island, because only the browser knows the reader's location, which never leaves the device; only the nearest yard is sent.
import { useState } from 'react';
import { buttonClass } from '../../../design/Button.tsx';
import { island } from '../../../platform/islands/island.tsx';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { showToast } from '../../../site/reader/showToast.client.ts';
import { kilometres } from '../rules/rules.ts';
import { mandiText } from '../words.ts';

const TIMEOUT_MS = 10_000;
const FRESH_MS = 10 * 60_000;

/** The yards as slug, degrees north and degrees east; the slug is appended to `address`. */
type Props = { yards: readonly (readonly [slug: string, latitude: number, longitude: number])[]; address: string };

export const NearMe = island('NearMe', { hydrate: 'interaction' }, ({ yards, address }: Props) => {
  const [looks, setLooks] = useState(false);
  const find = () => {
    if (looks) return;
    setLooks(true);
    const fail = () => {
      setLooks(false);
      showToast(mandiText.nearFailed);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [nearest] = [...yards].sort((one, other) => distance(coords, one) - distance(coords, other));
        if (!nearest) return fail();
        // A page that comes back from the back/forward cache may be asked again.
        setLooks(false);
        location.assign(addressHere(address + nearest[0]));
      },
      fail,
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  };
  return (
    <button type="button" className={buttonClass()} onClick={find} aria-disabled={looks}>
      {looks ? mandiText.nearWait : mandiText.nearMe}
    </button>
  );
});

const distance = (here: { latitude: number; longitude: number }, [, latitude, longitude]: Props['yards'][number]): number =>
  kilometres(here, { latitude, longitude });
