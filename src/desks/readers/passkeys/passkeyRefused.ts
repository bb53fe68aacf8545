/** A passkey is not accepted; `message` is for the log. */
export class PasskeyRefused extends Error {}
/** The account has as many passkeys as it may have. */
export class TooManyPasskeys extends Error {}
/** The passkey is there already. */
export class PasskeyKnown extends Error {}
