/** A picture that cannot be shown; the message says why. The status is 4xx for a fault of the request or the picture, otherwise 5xx. */
export class InvalidImage extends Error {
  readonly status: 400 | 404 | 413 | 415 | 422 | 429 | 502 | 503;
  /** Seconds after which a retry may succeed. */
  readonly retryAfterSeconds: number | undefined;
  constructor(status: InvalidImage['status'], why: string, retryAfterSeconds?: number) {
    super(why);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error for a failure of the decoder (sharp). A picture that timed out may be valid on a busy machine. */
export const decoderStopped = (error: unknown): InvalidImage =>
  /\btimeout: /.test(String(error))
    ? new InvalidImage(503, 'Making the picture took too long', 30)
    : new InvalidImage(422, `The picture is broken: ${String(error).slice(0, 200)}`);
