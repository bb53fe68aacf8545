import { z } from 'zod';
import { type Moved, movedForNow, notFound, type Page } from '../../../site/pages/page.tsx';
import { privatePage, readerPage } from '../../../site/pages/privatePage.tsx';
import { ORDER_PATH, OWN_ADS_PATH, PAID_PATH } from '../views/adPaths.ts';
import { type OrderData, OrderPage } from '../views/OrderPage.tsx';
import { readOwnOrder, settleOrder } from './orders.ts';
import { openPaymentGateway } from './razorpayGateway.ts';
import { upgradeText } from './words.ts';

const head = { title: upgradeText.title, description: upgradeText.payNote, canonical: OWN_ADS_PATH };

/** What is to be paid, with the link to the gateway: the policy of our pages lets no form lead to another site. */
const orderPage = readerPage({
  path: `${ORDER_PATH}/:id{[0-9]{1,9}}`,
  address: OWN_ADS_PATH,
  load: async ({ app, params, reader }): Promise<OrderData | ReturnType<typeof notFound>> => {
    const order = await readOwnOrder(app.db, reader.id, Number(params.id));
    return order && order.linkUrl !== null ? { order: { ...order, linkUrl: order.linkUrl } } : notFound();
  },
  head: () => head,
  view: OrderPage,
});

/** Where the gateway sends a payer back to. The address is signed, so it needs no session; the webhook says the same. */
const returnPage = privatePage({
  path: PAID_PATH,
  query: z.record(z.string(), z.string()),
  load: async ({ app, query, now }): Promise<Moved> => {
    const payment = openPaymentGateway(app.settings)?.readReturn(query);
    const settled = payment && (await settleOrder(app, payment, now));
    const isPaid = settled === 'paid' || settled === 'again' || settled === 'forNothing';
    return movedForNow(`${OWN_ADS_PATH}?state=${isPaid ? 'paid' : 'notPaid'}`);
  },
  head: () => head,
  view: () => null,
});

export const paymentPages: readonly Page[] = [orderPage, returnPage];
