import { z } from 'zod';

// Settings of what is told to others of the site's pages: push services, hubs, search engines, and Google where readers agree.

const webAddress = /^https?:\/\/[^\s,]+$/;

export const reachSchema = {
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  PUSH_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((list) => list.every((origin) => /^https?:\/\/[^\s/]+$/.test(origin) && URL.canParse(origin)), {
      error: 'must be a list of origins (https://push.example.com) with commas between',
    })
    .optional(),
  WEBSUB_HUBS: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.length <= 5 && list.every((address) => webAddress.test(address) && URL.canParse(address)), {
      error: 'must be a list of at most five addresses (https://hub.example.com/) with commas between',
    })
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 Latin letters, digits and dashes')
    .optional(),
  GOOGLE_TAG: z
    .string()
    .regex(/^(G-[A-Z0-9]{4,20}|GTM-[A-Z0-9]{4,20})$/, 'must be a measurement id (G-…) or the id of a container (GTM-…)')
    .optional(),
};

const reach = z.object(reachSchema);

export type ReachSettings = {
  /** Whom push services may write to about the site's messages (`mailto:` or `https:`); without it the site's own mail address. */
  pushContact: string | undefined;
  /** Push services beside the public ones: at other ports, without https or in the local network. */
  pushOrigins: readonly string[];
  /** WebSub hubs that are told when a feed changes; without any none is. */
  hubs: readonly string[];
  /** Where changed addresses are submitted by IndexNow; without it nowhere. Without a key one is made at the first use. */
  indexNow: { url: string; key: string | undefined } | undefined;
  /** A measurement id of Google Analytics (`G-…`) or a container of Google Tag Manager (`GTM-…`), for readers who agree. */
  googleTag: string | undefined;
};

export const reachOf = ({
  PUSH_CONTACT,
  PUSH_ORIGINS,
  WEBSUB_HUBS,
  INDEXNOW_URL,
  INDEXNOW_KEY,
  GOOGLE_TAG,
}: z.output<typeof reach>): ReachSettings => ({
  pushContact: PUSH_CONTACT,
  pushOrigins: PUSH_ORIGINS?.map((origin) => new URL(origin).origin) ?? [],
  hubs: [...new Set(WEBSUB_HUBS ?? [])],
  indexNow: INDEXNOW_URL === undefined ? undefined : { url: INDEXNOW_URL, key: INDEXNOW_KEY },
  googleTag: GOOGLE_TAG,
});
