import { buttonClass } from '../../../design/Button.tsx';
import { plainIsland } from '../../../platform/islands/island.tsx';
import { audienceText as words } from '../words.ts';

/** The consent of this device, which alone knows it (`MeasurementChoice.plain.client.ts`). */
export const MeasurementChoice = plainIsland('MeasurementChoice', { hydrate: 'idle' }, (_props: { wording: string }) => (
  <div>
    <p data-none>{words.needsScript}</p>
    <p data-state role="status" hidden />
    <button type="button" className={buttonClass()} hidden />
  </div>
));
