import { setTimeout as wait } from 'node:timers/promises'
import { binariesFor } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { answersWithin, findPostmaster, forgetForeignNote, type Postmaster, startPostmaster } from './postmaster.ts'
import type { ServerHome } from './server-home.ts'
import { prepareSocketFolder } from './socket-folder.ts'

/** Old processes of a killed server let go of its memory within this time. */
const MEMORY_PATIENCE_MS = 30_000
/** After a power cut the server first repeats its journal, which a slow disk draws out; a server that has died is noticed at once. */
const ANSWER_PATIENCE_MS = 180_000

/** The server that a killed shop left running on the folder, once it answers. */
export async function findAnswering(home: ServerHome, say: (line: string) => void): Promise<Postmaster | undefined> {
  const left = findPostmaster(home)
  if (!left) return undefined
  say('Um PostgreSQL desta loja já está no ar; conectando a ele…')
  if (await answersWithin({ postmaster: left, patienceMs: MEMORY_PATIENCE_MS })) return left
  if (!findPostmaster(home)) return undefined
  throw new OperatorError(
    `O PostgreSQL desta loja (processo ${left.pid}) está no ar mas não responde: encerre esse processo e tente de novo.`,
  )
}

export async function startServer(options: {
  home: ServerHome
  durable: boolean
  say: (line: string) => void
  /** Given when the shop's connections already know a socket: a server that is started again must come back there. */
  socketFolder?: string
}): Promise<Postmaster> {
  const { home, durable, say } = options
  const binaries = binariesFor(home.user, home.folder)
  await ensureCluster({ home, binaries, durable, say })
  const socketFolder = prepareSocketFolder(home, options.socketFolder)
  forgetForeignNote(home)
  const end = performance.now() + MEMORY_PATIENCE_MS
  let told = false
  for (;;) {
    const outcome = await startPostmaster({ home, binaries, socketFolder, durable, patienceMs: ANSWER_PATIENCE_MS })
    if (outcome.ok) return outcome.postmaster
    if (outcome.problem === 'failed' || performance.now() > end) {
      throw new OperatorError(`O PostgreSQL da loja não iniciou (registro em ${home.folder}/server.log): ${causeIn(outcome.log)}`)
    }
    if (!told) say('O PostgreSQL anterior ainda está soltando a memória; esperando até 30 segundos…')
    told = true
    await wait(250)
  }
}

const causeIn = (log: string) =>
  log
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/.test(line)) ?? log.trim().slice(-300)
