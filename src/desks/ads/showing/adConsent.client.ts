import { hasAgreed, hasConsentHere, setConsentHere } from '../../../site/consent/deviceConsent.client.ts';
import { ADS_PURPOSE, ADS_WORDING } from '../views/adsPurpose.ts';

const CONSENT = { key: 'ads-consent', wording: ADS_WORDING, purpose: ADS_PURPOSE };

/** Where the device counts what was shown, after a consent. */
export const SEEN_KEY = 'ads-seen';

/** Whether this device has a consent. */
export const hasDeviceConsent = (): boolean => hasConsentHere(CONSENT);

/** Notes the consent on this device, or takes it back with everything that was kept by it. */
export const setDeviceConsent = (isGiven: boolean): void => setConsentHere(CONSENT, isGiven, [SEEN_KEY]);

/** Whether something may be kept of what this reader sees, and Google may be asked. */
export const mayFollow = (): Promise<boolean> => hasAgreed(CONSENT);
