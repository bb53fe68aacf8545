import { ButtonLink } from '../../../design/Button.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { rupees } from '../kinds/adFacts.ts';
import type { Order } from '../payments/orders.ts';
import { upgrades } from '../payments/upgrades.ts';
import { upgradeText as words } from '../payments/words.ts';
import { classifiedText } from '../words.ts';
import { hubStep } from './AdListPage.tsx';
import styles from './AdPage.module.css';
import { OWN_ADS_PATH } from './adPaths.ts';

export type OrderData = { order: Pick<Order, 'upgrade' | 'amountPaise' | 'state'> & { linkUrl: string } };

/** An order, before it is paid. */
export function OrderPage({ data: { order } }: { data: OrderData }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageBreadcrumbs steps={[homeStep, hubStep, { name: classifiedText.own, href: OWN_ADS_PATH }]} />
        <h1>{words.title}</h1>
      </header>
      <p>
        {words[order.upgrade]}, {upgrades[order.upgrade].days} {words.days}
      </p>
      <p>
        {words.amount}: <strong>{rupees(order.amountPaise / 100)}</strong>
      </p>
      {order.state === 'paid' ? (
        <p role="status">{words.alreadyPaid}</p>
      ) : (
        <>
          <p>
            <ButtonLink href={order.linkUrl} weight="strong">
              {words.pay}
            </ButtonLink>
          </p>
          <p>{words.payNote}</p>
        </>
      )}
    </div>
  );
}
