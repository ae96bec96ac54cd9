import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command that was called wrongly: the sentence and the help text, exit code 2. */
export function usage(sentence: string, help: string): never {
  console.error(`${sentence}\n\n${help}`);
  process.exit(2);
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Options whose value may begin with a hyphen, which is no name of another option then. */
const isSecret = (argument: string) => /^--[a-z-]*(token|password)$/.test(argument);

/** The arguments with each secret tied to its option: `--token -abc` as `--token=-abc`. */
export function tied(arguments_: readonly string[]): string[] {
  const [first, second, ...rest] = arguments_;
  if (first === undefined) return [];
  if (isSecret(first) && second !== undefined) return [`${first}=${second}`, ...tied(rest)];
  return [first, ...tied(arguments_.slice(1))];
}

/** Options of a command; wrong ones end it with its help text, `--help` with nothing else. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, help: string) {
  const arguments_ = tied(process.argv.slice(2));
  if (arguments_.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ args: arguments_, options, strict: true }).values;
  } catch (error) {
    return usage(reasonOf(error), help);
  }
}

/** An http address without its trailing slash. */
export function addressOf(option: string, text: string, help: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) usage(`${option} ${text} is no http address.`, help);
  return text.replace(/\/$/, '');
}
