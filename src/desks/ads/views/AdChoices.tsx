import { plainIsland } from '../../../platform/islands/island.tsx';
import { DeviceChoice } from '../../../site/consent/ConsentPage.tsx';
import { adText } from '../words.ts';

/** The consent of this device (`AdChoices.plain.client.ts`). */
export const AdChoices = plainIsland('AdChoices', { hydrate: 'idle' }, () => <DeviceChoice needsScript={adText.needsScript} />);
