/** A picture that is not shown, with a sentence that says why. 4xx is the asker's or the picture's fault, 5xx is not. */
export class ImageRefused extends Error {
  readonly status: 400 | 404 | 413 | 415 | 422 | 502 | 503;
  constructor(status: ImageRefused['status'], why: string) {
    super(why);
    this.status = status;
  }
}
