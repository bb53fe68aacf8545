import { plainIsland } from '../../../platform/islands/island.tsx';
import { DeviceChoice } from '../../../site/consent/ConsentPage.tsx';
import { audienceText } from '../words.ts';

/** The consent of this device (`MeasurementChoice.plain.client.ts`). */
export const MeasurementChoice = plainIsland('MeasurementChoice', { hydrate: 'idle' }, (_props: { wording: string }) => (
  <DeviceChoice needsScript={audienceText.needsScript} />
));
