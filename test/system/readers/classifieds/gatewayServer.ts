import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const ACCOUNT = { keyId: 'rzp_test_savar', keySecret: 'key secret', webhookSecret: 'webhook secret' };

type Asked = { path: string; authorization: string; body: Record<string, unknown> };

/** A stand-in for Razorpay that speaks what its documentation says of payment links. */
export async function startGateway() {
  const asked: Asked[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      asked.push({ path: `${request.method} ${request.url}`, authorization: request.headers.authorization ?? '', body: JSON.parse(text) });
      response.writeHead(status, { 'content-type': 'application/json' });
      const id = `plink_${asked.length}`;
      response.end(JSON.stringify(status === 200 ? { id, short_url: `https://rzp.example/i/${id}`, status: 'created' } : { error: {} }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    fails: (is: boolean) => {
      status = is ? 500 : 200;
    },
    close: () => server.close(),
  };
}

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The query with which a payer comes back. */
export const returnQuery = (link: string, reference: string, payment: string, secret = ACCOUNT.keySecret) =>
  new URLSearchParams({
    razorpay_payment_id: payment,
    razorpay_payment_link_id: link,
    razorpay_payment_link_reference_id: reference,
    razorpay_payment_link_status: 'paid',
    razorpay_signature: hmac(`${link}|${reference}|paid|${payment}`, secret),
  }).toString();

/** The webhook `payment_link.paid` with its signature. */
export function paidWebhook(link: string, reference: string, payment: string, amount: number) {
  const body = JSON.stringify({
    entity: 'event',
    event: 'payment_link.paid',
    payload: {
      payment_link: { entity: { id: link, reference_id: reference, status: 'paid', amount } },
      payment: { entity: { id: payment, amount, currency: 'INR', status: 'captured' } },
    },
  });
  return { body, signature: hmac(body, ACCOUNT.webhookSecret) };
}
