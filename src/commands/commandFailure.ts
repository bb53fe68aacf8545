/** Why a command failed, in one sentence for whoever ran it; `details` are lines that follow it. */
export class CommandFailure extends Error {
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

type ErrorClass = abstract new (...args: never[]) => Error;

/** Runs work; errors of these classes, whose messages are sentences for operators, become failures of the command. */
export async function failOn<T>(classes: readonly ErrorClass[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && classes.some((one) => error instanceof one)) throw new CommandFailure(error.message);
    throw error;
  }
}
