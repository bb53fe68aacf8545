/** What the gateway is asked to collect. Amounts are in paise, and always from our own data. */
export type PaymentRequest = { reference: string; amountPaise: number; description: string; returnTo: string };

/** A payment that the gateway has signed for. */
export type SignedPayment = { linkId: string; reference: string; paymentId: string; amountPaise: number | undefined };

/** The gateway did not do what it was asked, or did not answer in time; `message` is for the log. */
export class PaymentFailed extends Error {}

/** Takes payments on a page of the gateway: no script of others runs on ours, and no card data reaches us. */
export type PaymentGateway = {
  /** Makes a payment page. Throws `PaymentFailed`. */
  createLink: (request: PaymentRequest) => Promise<{ id: string; url: string }>;
  /** The payment with which a payer comes back; undefined unless it is paid and signed. */
  readReturn: (query: Readonly<Record<string, string>>) => SignedPayment | undefined;
  /** What a webhook says: a payment, or nothing that concerns us; undefined unless it is signed. */
  readWebhook: (body: string, signature: string | undefined) => SignedPayment | 'other' | undefined;
};
