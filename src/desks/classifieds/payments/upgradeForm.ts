import { countAttempt, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { ORDER_PATH, OWN_ADS_PATH, PAID_PATH } from '../views/adPaths.ts';
import { orderUpgrade } from './orders.ts';
import { PaymentFailed } from './payment.ts';
import { openPaymentGateway } from './razorpayGateway.ts';
import { upgradeNames } from './upgrades.ts';
import { upgradeText } from './words.ts';

const refused = { goTo: `${OWN_ADS_PATH}?state=notPossible` };
const notNow = { goTo: `${OWN_ADS_PATH}?state=paymentNotNow` };

/** Orders an upgrade. The amount is our own: a form names the upgrade only. */
export const upgradeForm: Form = {
  path: ORDER_PATH,
  needsLoginOffered: true,
  limit: rateLimit({ max: 30, spanMs: milliseconds('10m') }),
  forReaders: OWN_ADS_PATH,
  accept: async (app, fields, { findReader }) => {
    const reader = await findReader();
    if (!reader) return { goTo: loginAddress(OWN_ADS_PATH) };
    const gateway = openPaymentGateway(app.settings);
    const adId = rowId.safeParse(fields.get('ad')).data;
    const upgrade = upgradeNames.find((name) => name === textOf(fields, 'upgrade'));
    if (!gateway || adId === undefined || upgrade === undefined) return refused;
    const now = app.clock();
    try {
      await countAttempt(app.db, [{ key: `classified order of ${reader.id}`, spanMs: milliseconds('1d'), max: 20 }], now);
      const order = await orderUpgrade(app, gateway, {
        owner: reader.id,
        adId,
        upgrade,
        description: `${upgradeText[upgrade]} (${adId})`,
        returnTo: `${app.settings.siteUrl}${PAID_PATH}`,
        now,
      });
      return order === undefined ? refused : { goTo: `${ORDER_PATH}/${order}` };
    } catch (error) {
      if (error instanceof TooManyAttempts) return notNow;
      if (!(error instanceof PaymentFailed)) throw error;
      app.log.error({ error: error.message }, 'a payment page was not made');
      return notNow;
    }
  },
};
