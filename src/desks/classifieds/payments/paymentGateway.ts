import type { Settings } from '../../../platform/settings.ts';
import type { PaymentGateway } from './payment.ts';
import { razorpayGateway } from './razorpayGateway.ts';

/** The configured gateway, if there is one. */
export const openPaymentGateway = ({ razorpay }: Pick<Settings, 'razorpay'>): PaymentGateway | undefined =>
  razorpay && razorpayGateway(razorpay);
