import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { OperatorError } from '#kit/operator-error.ts'
import { suggestion } from './closest.ts'

type Known<Options extends ParseArgsOptionsConfig> = {
  args: string[]
  options: Options
  /** Words that may stand without dashes, by what they mean; one more than these is refused. */
  words?: string[]
}

/** The arguments of a command; whatever is not understood is answered with a sentence that names it. */
export function readArguments<Options extends ParseArgsOptionsConfig>({ args, options, words = [] }: Known<Options>) {
  try {
    const read = parseArgs({ args, options, allowPositionals: true, strict: true })
    const surplus = read.positionals[words.length]
    if (surplus !== undefined) throw new OperatorError(`Não entendi «${surplus}»: este comando não espera mais nada nesse lugar.`)
    return { values: read.values, words: read.positionals }
  } catch (error) {
    throw inPortuguese(error, Object.keys(options))
  }
}

/** The value of an option without which the command makes no sense. */
export function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined || value === '') throw new OperatorError(`Falta a opção --${name}.`)
  return value
}

/** One of a few fixed words. */
export function oneOf<Word extends string>(value: string, known: readonly Word[], name: string): Word {
  const word = known.find((one) => one === value)
  if (word !== undefined) return word
  throw new OperatorError(`«${value}» não serve para --${name}: use ${known.join(', ')}.${suggestion(value, known)}`)
}

/** The second word of commands such as `user create`. */
export function action<Word extends string>(
  args: string[],
  known: readonly Word[],
  command: string,
): { action: Word; rest: string[] } {
  const [typed, ...rest] = args
  const word = known.find((one) => one === typed)
  if (word !== undefined) return { action: word, rest }
  const what = typed === undefined ? `Falta dizer o que fazer em «${command}»` : `«${command}» não sabe fazer «${typed}»`
  throw new OperatorError(`${what}: use ${known.join(', ')}.${typed === undefined ? '' : suggestion(typed, known)}`)
}

/** The number that names a row. */
export function idOf(typed: string | undefined, what: string): number {
  if (typed !== undefined && /^\d{1,15}$/.test(typed)) return Number(typed)
  throw new OperatorError(typed === undefined ? `Falta o número ${what}.` : `«${typed}» não é o número ${what}.`)
}

function inPortuguese(error: unknown, options: string[]): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const named = /'(-[^' ,]*)/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const dashed = ['json', 'help', ...options].map((name) => `--${name}`)
    return new OperatorError(`Não há a opção «${named}» neste comando.${suggestion(named, dashed)}`)
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    const long = /--[a-z-]+/.exec(message)?.[0] ?? named
    return new OperatorError(
      /does not take/.test(message) ? `A opção «${long}» não leva valor.` : `A opção «${long}» precisa de um valor.`,
    )
  }
  return error
}
