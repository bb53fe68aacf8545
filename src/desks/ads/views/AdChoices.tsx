import { buttonClass } from '../../../design/Button.tsx';
import { plainIsland } from '../../../platform/islands/island.tsx';
import { adText as words } from '../words.ts';

/** The consent of this device, which alone knows it (`AdChoices.plain.client.ts`). */
export const AdChoices = plainIsland('AdChoices', { hydrate: 'idle' }, () => (
  <div>
    <p data-none>{words.needsScript}</p>
    <p data-state role="status" hidden />
    <button type="button" className={buttonClass()} hidden />
  </div>
));
