import { ConsentPage } from '../../../site/consent/ConsentPage.tsx';
import { adText as words } from '../words.ts';
import { AdChoices } from './AdChoices.tsx';

export const AD_CHOICES_PATH = '/ad-choices';

/** How advertising works here, and the consent that readers may give. */
export function AdChoicesPage() {
  const intro = (
    <>
      <p>{words.choicesIntro}</p>
      <p>{words.counting}</p>
    </>
  );
  return (
    <ConsentPage title={words.choices} intro={intro} text={words.deviceText} choice={<AdChoices />}>
      <p>
        <a href="/advertise-with-us">{words.advertise}</a>
      </p>
    </ConsentPage>
  );
}
