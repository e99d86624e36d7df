import { OperatorError } from '#kit/operator-error.ts'
import { readConfig } from '#src/config.ts'
import { suggestion } from './closest.ts'
import { VITRINE } from '#ops/vitrine-command.ts'
import type { Command, Tools } from './command.ts'

type Options = {
  args: string[]
  commands: readonly Command[]
  env: Record<string, string | undefined>
  out: (line: string) => void
  err: (line: string) => void
  confirm?: (question: string) => Promise<boolean>
}

/** Reads the command word and hands over. Answers the exit code; nothing that goes wrong inside a command escapes it. */
export async function runCommandLine({ args, commands, env, out, err, confirm }: Options): Promise<number> {
  const { words, json, help } = readSwitches(args)
  const tools: Tools = {
    env,
    config: () => readConfig(env),
    json,
    say: (line) => err(`→ ${line}`),
    answer: (lines, facts) => out(json ? JSON.stringify(facts) : [lines].flat().join('\n')),
    confirm: json ? undefined : confirm,
  }
  try {
    const [name, ...rest] = words
    if (name === undefined && !help) {
      if (json) throw new OperatorError(`Falta o comando. Veja todos com: ${VITRINE} help`)
      out(overview(commands).join('\n'))
      return 1
    }
    if (name === undefined || name === 'help') return answerHelp(rest[0], commands, tools)
    const command = find(name, commands)
    return help ? answerHelp(command.name, commands, tools) : await command.run(rest, tools)
  } catch (error) {
    tell(error, { json, out, err, debug: /^(debug|trace)$/.test(env.LOG_LEVEL ?? '') })
    return 1
  }
}

const SWITCHES = new Set(['--json', '--help', '-h'])

/** --json and --help may stand anywhere; what comes after a bare `--` belongs to the command alone. */
function readSwitches(args: string[]) {
  const end = args.indexOf('--')
  const ours = end === -1 ? args : args.slice(0, end)
  return {
    json: ours.includes('--json'),
    help: ours.includes('--help') || ours.includes('-h'),
    words: [...ours.filter((arg) => !SWITCHES.has(arg)), ...(end === -1 ? [] : args.slice(end))],
  }
}

function find(name: string, commands: readonly Command[]): Command {
  const command = commands.find((one) => one.name === name)
  if (command) return command
  const near = suggestion(name, ['help', ...commands.map((one) => one.name)])
  throw new OperatorError(`Não há o comando «${name}».${near} Veja todos com: ${VITRINE} help`)
}

function answerHelp(name: string | undefined, commands: readonly Command[], tools: Tools): number {
  if (name === undefined || name === 'help') {
    tools.answer(overview(commands), {
      commands: commands.map(({ name: word, summary, usage }) => ({ name: word, summary, usage })),
    })
    return 0
  }
  const { summary, usage } = find(name, commands)
  const common = ['Com qualquer comando:', '  --json   resposta para programas, em uma linha de JSON', '  --help   esta ajuda']
  tools.answer([summary, '', usage.trim(), '', ...common], { name, summary, usage: usage.trim() })
  return 0
}

function overview(commands: readonly Command[]): string[] {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2
  return [
    `Uso: ${VITRINE} <comando> [opções]`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    `Mais sobre um comando: ${VITRINE} <comando> --help`,
    'Para programas: --json em qualquer comando.',
  ]
}

type Told = { json: boolean; debug: boolean; out: (line: string) => void; err: (line: string) => void }

function tell(error: unknown, { json, debug, out, err }: Told) {
  const sentence = sentenceOf(error, debug)
  if (json) out(JSON.stringify({ error: sentence }))
  else err(sentence)
  if (debug && error instanceof Error) err(error.stack ?? error.message)
}

function sentenceOf(error: unknown, debug: boolean): string {
  if (error instanceof OperatorError) return error.message
  const hint = debug ? '' : ' Para ver os detalhes, repita o comando com LOG_LEVEL=debug.'
  const what = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
  return `Algo inesperado aconteceu: ${what}.${hint}`
}
