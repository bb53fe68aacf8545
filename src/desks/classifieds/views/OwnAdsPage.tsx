import { ButtonLink, buttonClass } from '../../../design/Button.tsx';
import { type Fact, FactList } from '../../../design/FactList.tsx';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { rupees } from '../kinds/adFacts.ts';
import { adKindText } from '../kinds/words.ts';
import { upgradeNames, upgrades } from '../payments/upgrades.ts';
import { upgradeText } from '../payments/words.ts';
import { postingText as words } from '../posting/words.ts';
import type { Ad } from '../queries.ts';
import { isSeen, mayDelete, mayEdit, mayRenew, mayWithdraw } from '../states/adStates.ts';
import { classifiedText } from '../words.ts';
import { hubStep } from './AdListPage.tsx';
import { adAddress, ORDER_PATH, OWN_ADS_PATH, POST_PATH, previewPath } from './adPaths.ts';
import styles from './OwnAdsPage.module.css';

export const ownAdsStates = [
  'submitted',
  'renewed',
  'withdrew',
  'deleted',
  'paid',
  'notPaid',
  'paymentNotNow',
  'notPossible',
  'tooManyAds',
] as const;
export type OwnAdsState = (typeof ownAdsStates)[number];
export type OwnAdsData = {
  /** Whether readers can log in; without it an advertisement can only be taken away. */
  offersLogin: boolean;
  ads: readonly Ad[];
  state: OwnAdsState | undefined;
  sellsUpgrades: boolean;
  now: Date;
};

/** A reader's own advertisements, and what they can do with each. */
export function OwnAdsPage({ data: { offersLogin, ads, state, sellsUpgrades, now } }: { data: OwnAdsData }) {
  return (
    <div className={styles.page}>
      <ListHead
        breadcrumbs={[homeStep, hubStep]}
        title={classifiedText.own}
        page={1}
        intro={ads.length > 0 ? words.ownIntro : words.ownNone}
      />
      {state && (
        <p className={styles.state} role="status">
          {words[state]}
        </p>
      )}
      {offersLogin ? (
        <p>
          <ButtonLink href={POST_PATH} weight="strong">
            {classifiedText.post}
          </ButtonLink>
        </p>
      ) : (
        <p>{words.loginOff}</p>
      )}
      <ul className={styles.ads}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <OwnAd ad={ad} offersLogin={offersLogin} now={now} />
            {offersLogin && sellsUpgrades && isSeen(ad, now) && <UpgradeOffer ad={ad} now={now} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OwnAd({ ad, offersLogin, now }: { ad: Ad; offersLogin: boolean; now: Date }) {
  const facts: Fact[] = [[words.state, words[ad.state]]];
  if (ad.state === 'published' && ad.expiresAt) facts.push([words.ends, dayAndMonth(ad.expiresAt)]);
  if (ad.reason !== null) facts.push([words.reason, ad.reason]);
  const steps = [
    ...(offersLogin && ad.state === 'draft' ? (['submit'] as const) : []),
    ...(offersLogin && mayRenew(ad, now) ? (['renew'] as const) : []),
    ...(mayWithdraw(ad) ? (['withdraw'] as const) : []),
    ...(mayDelete(ad) ? (['delete'] as const) : []),
  ];
  const names = { submit: words.submit, renew: words.renew, withdraw: words.withdraw, delete: words.remove };
  return (
    <article className={styles.ad}>
      <p className={styles.kind}>{adKindText[ad.kind]}</p>
      <h2>{ad.title}</h2>
      <FactList facts={facts} />
      <div className={styles.actions}>
        {isSeen(ad, now) && <ButtonLink href={adAddress(ad)}>{words.view}</ButtonLink>}
        {offersLogin && ad.state === 'draft' && <ButtonLink href={previewPath(ad.id)}>{words.look}</ButtonLink>}
        {offersLogin && mayEdit(ad) && <ButtonLink href={`${POST_PATH}?ad=${ad.id}`}>{words.change}</ButtonLink>}
        <form className={styles.actions} action={OWN_ADS_PATH} method="post">
          <input type="hidden" name="ad" value={ad.id} />
          {steps.map((step) => (
            <button key={step} type="submit" name="step" value={step} className={buttonClass()}>
              {names[step]}
            </button>
          ))}
        </form>
      </div>
    </article>
  );
}

/** What can be bought for an advertisement; what runs already says until when. */
function UpgradeOffer({ ad, now }: { ad: Ad; now: Date }) {
  return (
    <form className={styles.offer} action={ORDER_PATH} method="post">
      <h3>{upgradeText.offer}</h3>
      <input type="hidden" name="ad" value={ad.id} />
      <div className={styles.actions}>
        {upgradeNames.map((name) => {
          const until = name === 'top' ? ad.topUntil : ad.highlightedUntil;
          const { paise, days } = upgrades[name];
          return until && until > now ? (
            <p key={name}>
              {upgradeText[name]}: {dayAndMonth(until)}
            </p>
          ) : (
            <button key={name} type="submit" name="upgrade" value={name} className={buttonClass()}>
              {upgradeText[name]}, {days} {upgradeText.days}: {rupees(paise / 100)}
            </button>
          );
        })}
      </div>
    </form>
  );
}
