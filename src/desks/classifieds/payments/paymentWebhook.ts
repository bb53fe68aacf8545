import { z } from '@hono/zod-openapi';
import { ApiError, call } from '../../../site/calls/call.ts';
import { settleOrder } from './orders.ts';
import { openPaymentGateway } from './razorpayGateway.ts';

/** What the payment gateway tells by itself. It repeats what it says until it is answered with 2xx. */
export const paymentWebhook = call({
  desk: 'classifieds',
  method: 'post',
  path: '/classified-payments/webhook',
  summary: 'Webhook of the payment gateway (Razorpay); the body is signed in `X-Razorpay-Signature`',
  body: z.looseObject({ event: z.string() }),
  data: z.object({ outcome: z.string() }),
  refusals: { 401: 'The signature is missing or wrong' },
  answer: async ({ app, bodyText, header, now }) => {
    const gateway = openPaymentGateway(app.settings);
    if (!gateway) {
      app.log.warn('A webhook of the payment gateway is refused: RAZORPAY_KEY_ID and its secrets are not set');
      throw new ApiError(503, 'Payments are off');
    }
    const payment = gateway.readWebhook(bodyText, header('x-razorpay-signature'));
    if (payment === undefined) throw new ApiError(401, 'The signature is missing or wrong');
    if (payment === 'other') return { data: { outcome: 'ignored' } };
    return { data: { outcome: await settleOrder(app, payment, now) } };
  },
});
