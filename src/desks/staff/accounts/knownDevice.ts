import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { ACCOUNT_PATH } from './accountPath.ts';

/** The longest time that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 3600;

/** The account of a device, and the time since which its devices count as known. */
export type DeviceOwner = { id: string; devicesSince: Date | null };

/**
 * Devices on which an account has signed in. A browser has one signed cookie for each of its accounts; it grants no access, but sign-in
 * attempts from known devices are counted separately from others (`signInThrottle.ts`).
 */
export type KnownDevices = {
  /** The device's id, if a cookie of the request names a known one. */
  read: (cookies: string, owner: DeviceOwner, now: Date) => string | undefined;
  /** The `Set-Cookie` header that keeps the device known for another 400 days, under the same id. */
  remember: (device: string | undefined, staffId: string, now: Date) => string;
};

/** `secret` signs the cookies; `isHttps` means that the site is served over https only. */
export function knownDevices(secret: string, isHttps: boolean): KnownDevices {
  const nameOf = (staffId: string) => `newsroom.device.${staffId}`;
  const signature = (staffId: string, device: string, madeAt: string) =>
    createHmac('sha256', secret).update(`known device ${staffId} ${device} ${madeAt}`).digest('base64url');
  return {
    read: (cookies, { id, devicesSince }, now) => {
      const name = nameOf(id);
      const [device = '', madeAt = '', signed = ''] = (parse(cookies, name)[name] ?? '').split('.');
      const expected = Buffer.from(signature(id, device, madeAt));
      const input = Buffer.from(signed);
      if (input.length !== expected.length || !timingSafeEqual(input, expected)) return undefined;
      const isOld = Number(madeAt) < Math.max(devicesSince?.getTime() ?? 0, now.getTime() - KEPT_SECONDS * 1000);
      return isOld ? undefined : device;
    },
    remember: (device = randomBytes(12).toString('base64url'), staffId, now) => {
      const madeAt = String(now.getTime());
      return serialize(nameOf(staffId), `${device}.${madeAt}.${signature(staffId, device, madeAt)}`, {
        path: ACCOUNT_PATH,
        httpOnly: true,
        sameSite: 'Strict',
        secure: isHttps,
        maxAge: KEPT_SECONDS,
      });
    },
  };
}
