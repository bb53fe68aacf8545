import { z } from 'zod';
import type { CommandContext } from './commandContext.ts';

/** An argument or option of a command, for the help. */
export type Parameter = {
  key: string;
  /** Its name in messages: `<file>` or `--dry-run`. */
  label: string;
  isPositional: boolean;
  /** An option without a value. */
  isSwitch: boolean;
  /** A positional argument that may be given several times; the last one. */
  isList: boolean;
  isRequired: boolean;
  description: string;
  /** The placeholder for its value in the help. */
  value: string;
  default: unknown;
  choices: readonly string[] | undefined;
};

export type Command = {
  /** Its words, separated by spaces: `import`, `newsroom user add`. */
  name: string;
  summary: string;
  example: string;
  parameters: readonly Parameter[];
  /** What to do instead while the running newspaper uses the embedded database. */
  whileRunning: string | undefined;
  /** Validates the arguments by key; returns the work, or throws `UsageError`. */
  prepare: (typed: Readonly<Record<string, unknown>>) => (context: CommandContext) => Promise<void>;
};

type Definition<Options extends z.ZodObject> = {
  name: string;
  summary: string;
  example: string;
  /** Keys of `options` that are positional arguments, in this order. */
  positionals?: readonly (keyof z.output<Options> & string)[];
  /**
   * Validates and describes the options (`describe`; `meta({ value })` names the value in the help). A custom message is prefixed with the
   * option's name.
   */
  options: Options;
  whileRunning?: string;
  /** Does the work. It imports desk code dynamically, so that help and usage errors load none of it. */
  run: (input: z.output<Options>, context: CommandContext) => Promise<void>;
};

/** A wrong call of a command; the message is one sentence. */
export class UsageError extends Error {}

/** Defines a command. Error handling and exit codes are the same for all commands (`execute.ts`). */
export function command<Options extends z.ZodObject>(definition: Definition<Options>): Command {
  const { name, summary, example, positionals = [], options, whileRunning, run } = definition;
  const parameters = parametersOf(options, positionals);
  return {
    name,
    summary,
    example,
    parameters,
    whileRunning,
    prepare: (typed) => {
      const parsed = options.safeParse(typed);
      if (!parsed.success) throw new UsageError(sentenceOf(parsed.error.issues[0], typed, parameters));
      return (context) => run(parsed.data, context);
    },
  };
}

function parametersOf(options: z.ZodObject, positionals: readonly string[]): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  const others = Object.keys(properties).filter((key) => !positionals.includes(key));
  return [...positionals, ...others].map((key) => {
    const property = properties[key];
    const shape = typeof property === 'object' ? property : {};
    const isPositional = positionals.includes(key);
    return {
      key,
      label: isPositional ? `<${key}>` : `--${kebab(key)}`,
      isPositional,
      isSwitch: shape.type === 'boolean',
      isList: shape.type === 'array',
      isRequired: required.includes(key),
      description: shape.description ?? '',
      value: typeof shape['value'] === 'string' ? shape['value'] : kebab(key),
      default: shape.default,
      choices: shape.enum?.map(String),
    };
  });
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function sentenceOf(
  issue: z.core.$ZodIssue | undefined,
  typed: Readonly<Record<string, unknown>>,
  parameters: readonly Parameter[],
): string {
  const parameter = parameters.find(({ key }) => key === issue?.path[0]);
  if (!parameter) return issue?.message ?? 'The options do not fit together.';
  const { key, label, description } = parameter;
  if (typed[key] === undefined) return `${label} is missing: ${description}.`;
  if (issue?.code === 'invalid_value') return `${label} must be one of ${issue.values.join(', ')} (given: "${typed[key]}").`;
  return `${label} ${issue?.message} (given: "${typed[key]}").`;
}
