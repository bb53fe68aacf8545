/** Why a command failed, in one sentence for the operator; `details` are further lines. */
export class CommandFailure extends Error {
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

type ErrorClass = abstract new (...args: never[]) => Error;

/** Runs work; errors of these classes, whose messages are written for operators, become a `CommandFailure`. */
export async function failOn<T>(classes: readonly ErrorClass[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && classes.some((one) => error instanceof one)) throw new CommandFailure(error.message);
    throw error;
  }
}
