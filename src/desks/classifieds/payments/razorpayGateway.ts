import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { milliseconds } from '../../../platform/clock.ts';
import { parseJson } from '../../../platform/parseJson.ts';
import type { Settings } from '../../../platform/settings.ts';
import { PaymentFailed, type PaymentGateway, type SignedPayment } from './payment.ts';

const ANSWER_WITHIN_MS = milliseconds('10s');

const linkAnswer = z.object({ id: z.string().min(1).max(100), short_url: z.url({ protocol: /^https?$/ }) });

/** The query with which Razorpay sends a payer back (documentation: Payment Links, "Verify Payment Signature"). */
const returnQuery = z.object({
  razorpay_payment_id: z.string().min(1),
  razorpay_payment_link_id: z.string().min(1),
  razorpay_payment_link_reference_id: z.string(),
  razorpay_payment_link_status: z.string(),
  razorpay_signature: z.string(),
});

/** The webhook `payment_link.paid`. */
const paidEvent = z.object({
  event: z.literal('payment_link.paid'),
  payload: z.object({
    payment_link: z.object({ entity: z.object({ id: z.string(), reference_id: z.string(), status: z.literal('paid') }) }),
    payment: z.object({ entity: z.object({ id: z.string(), amount: z.number().int(), currency: z.literal('INR') }) }),
  }),
});

type Account = NonNullable<Settings['razorpay']>;

/** Razorpay's Payment Links: `POST /v1/payment_links` with HTTP Basic authentication, amounts in paise, signatures by HMAC-SHA256. */
function razorpayGateway({ keyId, keySecret, webhookSecret, url }: Account): PaymentGateway {
  return {
    createLink: async ({ reference, amountPaise, description, returnTo }) => {
      const answer = await fetch(`${url}/v1/payment_links`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        },
        body: JSON.stringify({
          amount: amountPaise,
          currency: 'INR',
          accept_partial: false,
          reference_id: reference,
          description,
          callback_url: returnTo,
          callback_method: 'get',
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch((error: unknown) => {
        throw new PaymentFailed(`Razorpay: ${String(error)}`);
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new PaymentFailed(`Razorpay answered ${answer.status}`);
      }
      const link = linkAnswer.safeParse(await answer.json().catch(() => undefined));
      if (!link.success) throw new PaymentFailed('Razorpay answered without a payment link');
      return { id: link.data.id, url: link.data.short_url };
    },
    readReturn: (query) => {
      const parsed = returnQuery.safeParse(query);
      if (!parsed.success) return undefined;
      const {
        razorpay_payment_id: paymentId,
        razorpay_payment_link_id: linkId,
        razorpay_payment_link_reference_id: reference,
        razorpay_payment_link_status: status,
        razorpay_signature: signature,
      } = parsed.data;
      const isSigned = isSignatureOf(`${linkId}|${reference}|${status}|${paymentId}`, keySecret, signature);
      return isSigned && status === 'paid' ? { linkId, reference, paymentId, amountPaise: undefined } : undefined;
    },
    readWebhook: (body, signature) => (isSignatureOf(body, webhookSecret, signature ?? '') ? paymentIn(body) : undefined),
  };
}

function paymentIn(body: string): SignedPayment | 'other' {
  const parsed = paidEvent.safeParse(parseJson(body));
  if (!parsed.success) return 'other';
  const { payment_link: link, payment } = parsed.data.payload;
  return {
    linkId: link.entity.id,
    reference: link.entity.reference_id,
    paymentId: payment.entity.id,
    amountPaise: payment.entity.amount,
  };
}

function isSignatureOf(text: string, secret: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(expected, given);
}

/** The configured gateway, if there is one. */
export const openPaymentGateway = ({ razorpay }: Pick<Settings, 'razorpay'>): PaymentGateway | undefined =>
  razorpay && razorpayGateway(razorpay);
