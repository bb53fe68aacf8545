import { gujarati } from '../../platform/text/catalogue.ts';

export const outboxWords = {
  title: { gu: 'આ મશીનનો આઉટબૉક્સ', en: 'The outbox of this machine' },
  intro: {
    gu: 'ઈમેલ અને ટેક્સ્ટ સંદેશા મોકલવાની ગોઠવણ હજી નથી, એટલે તે અહીં રહે છે. આ પાનું ફક્ત આ મશીન પરથી ખૂલે છે.',
    en: 'No mail server or gateway is set, so messages stay here. This page opens on this machine only.',
  },
  none: { gu: 'હજી કોઈ સંદેશો નથી.', en: 'There is no message yet.' },
  mail: { gu: 'ઈમેલ', en: 'Mail' },
  sms: { gu: 'ટેક્સ્ટ સંદેશો', en: 'Text message' },
} as const;

export const outboxText = gujarati(outboxWords);
