import { Argument, Command as CliCommand, CommanderError, Option } from 'commander';
import { type Command, type Parameter, UsageError } from './command.ts';
import type { CommandContext } from './commandContext.ts';
import { commands } from './commands.ts';

/** How the program is called. */
const PROGRAM = 'npm run savar --';
const USAGE_ERROR = 2;

type Call = { command: Command; work: (context: CommandContext) => Promise<void> };

/** Runs the arguments of `npm run savar --`; returns the exit code. */
export async function runCommandLine(args: readonly string[], projectDir: string): Promise<number> {
  const call = await readCall(args);
  if (typeof call === 'number') return call;
  // The newspaper's own code is loaded only when it is needed.
  const { execute } = await import('./execute.ts');
  return execute(call.command, call.work, projectDir);
}

/** Returns the call to run, or an exit code if help or a usage error was printed. */
async function readCall(args: readonly string[]): Promise<Call | number> {
  let call: Call | undefined;
  let help = '';
  /** The words of the command being parsed, to refer to its help. */
  let words: readonly string[] = [];
  const program = new CliCommand(PROGRAM)
    .description('The command line of the newspaper.')
    .usage('<command> [options]')
    .helpCommand('help [command]', 'shows this list, or the help of a command')
    .helpOption('-h, --help', 'shows this help')
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({
      writeOut: (text) => {
        help += text;
      },
      writeErr: () => undefined,
    })
    .configureHelp({
      visibleCommands: (group) => leavesOf(group),
      subcommandTerm: (leaf) => wordsOf(leaf).join(' '),
    })
    .addHelpText('after', `\nHelp of one command: ${PROGRAM} <command> --help`);
  for (const command of commands) {
    const leaf = commandAt(program, command.name.split(' '));
    describe(leaf, command);
    leaf.action(() => {
      words = wordsOf(leaf);
      const positionals = command.parameters.filter(({ isPositional }) => isPositional);
      const input = Object.fromEntries(positionals.map(({ key }, at) => [key, leaf.processedArgs[at]]));
      call = { command, work: command.prepare({ ...leaf.opts(), ...input }) };
    });
  }
  try {
    // Makes `help newsroom user add` the same as `newsroom user add --help`; the library itself considers the first word only.
    await program.parseAsync(args[0] === 'help' && args.length > 1 ? [...args.slice(1), '--help'] : [...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) {
      process.stdout.write(help);
      return 0;
    }
    if (!(error instanceof UsageError) && !(error instanceof CommanderError)) throw error;
    const target = words.length > 0 ? words : typedWords(program, args);
    process.stderr.write(
      `${sentenceOf(error, target)} See: ${[PROGRAM, ...(target.length > 0 ? [...target, '--help'] : ['help'])].join(' ')}\n`,
    );
    return USAGE_ERROR;
  }
  return call ?? USAGE_ERROR;
}

/** The command for these words; creates missing groups. */
function commandAt(program: CliCommand, words: readonly string[]): CliCommand {
  return words.reduce(
    (group, word) =>
      group.commands.find((one) => one.name() === word) ??
      group.command(word).helpCommand(false).helpOption('-h, --help', 'shows this help'),
    program,
  );
}

function describe(leaf: CliCommand, { summary, example, parameters }: Command): void {
  const positionals = parameters.filter(({ isPositional }) => isPositional);
  leaf
    .description(summary)
    .usage([...positionals.map(usageOf), '[options]'].join(' '))
    .addHelpText('after', `\nExample:\n  ${example}`);
  // Optional for the library: the command's own check reports missing arguments and options with the same message.
  for (const { key, isList, description } of positionals)
    leaf.addArgument(isList ? new Argument(`[${key}...]`, description).default([], 'none') : new Argument(`[${key}]`, description));
  for (const parameter of parameters) if (!parameter.isPositional) leaf.addOption(optionOf(parameter));
}

function usageOf({ key, isList, isRequired }: Parameter): string {
  const name = isList ? `${key}...` : key;
  return isRequired ? `<${name}>` : `[${name}]`;
}

function optionOf({ label, isSwitch, isRequired, value, description, default: usual, choices }: Parameter): Option {
  const option = new Option(isSwitch ? label : `${label} <${value}>`, isRequired ? `${description} (required)` : description);
  if (usual !== undefined && usual !== false) option.default(usual);
  return choices ? option.choices(choices) : option;
}

/** The runnable commands below a group, and `help`. */
function leavesOf(group: CliCommand): CliCommand[] {
  const all = (one: CliCommand): CliCommand[] => (one.commands.length > 0 ? one.commands.flatMap(all) : [one]);
  return group.commands.flatMap(all);
}

/** The words that call a command. */
function wordsOf(leaf: CliCommand): string[] {
  return leaf.parent ? [...wordsOf(leaf.parent), leaf.name()] : [];
}

/** The leading words of the arguments that name a command or a group. */
function typedWords(program: CliCommand, args: readonly string[]): string[] {
  const next = program.commands.find((one) => one.name() === args[0]);
  return next ? [next.name(), ...typedWords(next, args.slice(1))] : [];
}

function sentenceOf(error: UsageError | CommanderError, group: readonly string[]): string {
  if (error instanceof UsageError) return error.message;
  if (error.code === 'commander.help') {
    const names = commands.map(({ name }) => name).filter((name) => name.startsWith(`${group.join(' ')} `));
    return names.length === 0 ? 'Name a command.' : `Name a command: ${names.join(', ')}.`;
  }
  const text = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?)]$/.test(sentence) ? sentence : `${sentence}.`;
}
