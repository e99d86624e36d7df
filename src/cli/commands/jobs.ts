import { type DeadJob, listDead, retryDead } from '#jobs/queue.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { Command, Tools } from '../command.ts'
import { action, idOf, readArguments } from '../read-arguments.ts'
import { withShop } from '../with-database.ts'

export const jobs: Command = {
  name: 'jobs',
  summary: 'Mostra os trabalhos que falharam de vez e os põe de novo na fila.',
  usage: `Uso: npm run vitrine -- jobs [list]
     npm run vitrine -- jobs retry NÚMERO

A lista traz os 50 mais novos. Um trabalho posto de novo na fila ganha todas as tentativas outra vez.`,
  run: async (args, tools) => {
    const { action: what, rest } = action(args.length === 0 ? ['list'] : args, ['list', 'retry'], 'jobs')
    return await { list, retry }[what](rest, tools)
  },
}

async function list(args: string[], { config, say, answer }: Tools): Promise<number> {
  readArguments({ args, options: {} })
  const dead = await withShop({ config: config(), say, mustExist: true }, ({ db }) => listDead(db))
  answer(dead.length > 0 ? dead.map(line) : 'Nenhum trabalho falhou de vez.', { dead })
  return 0
}

async function retry(args: string[], { config, say, answer }: Tools): Promise<number> {
  const { words } = readArguments({ args, options: {}, words: ['id'] })
  const id = idOf(words[0], 'do trabalho')
  const again = await withShop({ config: config(), say, mustExist: true }, ({ db }) => retryDead(db, id))
  if (!again) throw new OperatorError(`Não há um trabalho ${id} que tenha falhado de vez.`)
  answer(`O trabalho ${id} está de novo na fila.`, { retried: id })
  return 0
}

const line = ({ id, kind, ref, attempts, last_error, finished_at }: DeadJob) =>
  `${id}  ${kind}${ref === null ? '' : ` (${ref})`}  ${attempts}×  ${finished_at?.toISOString() ?? ''}  ${(last_error ?? '').split('\n', 1)[0]}`
