import { useRef } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { CLOCKS_APART_MS } from '../../../newsroom/sending/useSendOnce.ts';
import { isSame } from '../../../newsroom/typedOver.ts';
import type { CampaignRow } from '../campaigns/campaignDraft.ts';
import type { Delivery } from './DeliveryFields.tsx';
import { listCampaigns } from './endpoints.ts';
import type { Message } from './MessageFields.tsx';

/** A message as it is being written. */
type Written = { message: Message; topics: readonly string[]; delivery: Delivery };

type MessageOnce = {
  /** Sends a message, unless it has arrived already; gives its number. */
  sendOnce: (written: Written, send: () => Promise<{ id: number }>) => Promise<number>;
  /** The title of a message that has arrived as it was before it was changed into this one. */
  readEarlier: (written: Written) => Promise<string | undefined>;
};

/** For a message whose answer may be lost: what has arrived goes to readers, and cannot be taken back or changed. */
export function useMessageOnce(): MessageOnce {
  const unanswered = useRef<{ written: Written; since: number }[]>([]);
  const readArrived = async (now: Written) => {
    if (unanswered.current.length === 0) return [];
    const { campaigns } = await callApi(listCampaigns);
    return unanswered.current.flatMap(({ written, since }) => {
      const found = campaigns.find((campaign) => isSent(campaign, written, since));
      return found ? [{ id: found.id, title: found.title, isThis: isSame(written, now) }] : [];
    });
  };
  return {
    sendOnce: async (written, send) => {
      const since = Date.now() - CLOCKS_APART_MS;
      try {
        const arrived = (await readArrived(written)).find(({ isThis }) => isThis);
        const { id } = arrived ?? (await send());
        unanswered.current = [];
        return id;
      } catch (error) {
        if (error instanceof CallError && error.isUnanswered) unanswered.current.push({ written, since });
        throw error;
      }
    },
    readEarlier: async (written) => {
      const arrived = await readArrived(written);
      return arrived.some(({ isThis }) => isThis) ? undefined : arrived.at(-1)?.title;
    },
  };
}

const isSent = (campaign: CampaignRow, { message, topics }: Written, since: number): boolean =>
  isSame(
    [campaign.title, campaign.text, campaign.address, campaign.picture, campaign.topics.toSorted()],
    [message.title.trim(), message.text.trim(), message.address.trim(), message.picture, topics.toSorted()],
  ) &&
  campaign.state !== 'stopped' &&
  Date.parse(campaign.dueAt) > since;
