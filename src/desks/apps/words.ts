import { siteConfig } from '../../../site.config.ts';
import { gujarati } from '../../platform/text/catalogue.ts';

export const appWords = {
  title: { gu: `${siteConfig.name} તમારા ફોનમાં`, en: 'The paper on your phone' },
  description: {
    gu: `${siteConfig.name} વાંચવાની ઍપ તમારા ફોનના સ્ટોરમાંથી મેળવો.`,
    en: 'Get the paper’s app from your phone’s store.',
  },
  onComputer: {
    gu: 'ઍપ ફોન માટે છે. આ જ પાનું ફોનમાં ખોલશો તો સીધો તમારા ફોનનો સ્ટોર ખૂલશે.',
    en: 'The app is for phones. Opened on a phone, this same page leads straight to that phone’s store.',
  },
  notNeeded: {
    gu: 'ઍપ લીધા વગર પણ કશું ચૂકશો નહીં: આખું છાપું અહીં બ્રાઉઝરમાં વાંચી શકાય છે.',
    en: 'You miss nothing without it: the whole paper can be read here in the browser.',
  },
  android: { gu: 'Google Play પરથી મેળવો', en: 'Get it on Google Play' },
  androidFor: { gu: 'Android ફોન માટે', en: 'For Android phones' },
  ios: { gu: 'App Store પરથી મેળવો', en: 'Get it on the App Store' },
  iosFor: { gu: 'iPhone અને iPad માટે', en: 'For iPhone and iPad' },
  link: { gu: 'ઍપ મેળવો', en: 'Get the app' },
  services: { gu: 'સેવાઓ', en: 'Services' },
} as const;

export const appText = gujarati(appWords);
