import cluster, { type Worker } from 'node:cluster'
import type { Connection } from '#db/connection.ts'
import { gatherMetrics } from '#http/all-metrics.ts'
import { collectWhenIdle } from '#http/idle-memory.ts'
import { createLog } from '#http/log.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'

export type Running = { url: string; close: () => Promise<void> }

/**
 * Each of several processes has its own door to the port, and the system leads visitors to the doors that are open: the first
 * process would go on handing visitors to one that was killed, who then wait in vain. Elsewhere that is the only way.
 */
const SHARED_PORT = process.platform === 'linux' ? { reusePort: true } : {}
/** Who knocks while so many do is let in as soon as the process looks; past it the system lets them try again a second later. */
const BACKLOG = 4_096

/** One process of the shop: made, listening, and able to close. */
export async function runShop({
  config,
  connection,
  secret,
}: {
  config: Config
  connection: Connection
  secret: string
}): Promise<Running> {
  const log = createLog({ level: config.logLevel })
  const app = await createApp({ config, connection, secret, log })
  try {
    const url = await app.http.listen({
      port: config.port,
      host: config.host,
      backlog: BACKLOG,
      ...(cluster.isWorker && SHARED_PORT),
    })
    const stopCollecting = collectWhenIdle()
    return {
      url,
      close: async () => {
        stopCollecting()
        await app.close()
      },
    }
  } catch (error) {
    await app.close()
    throw portProblem(error, config)
  }
}

/** What keeps the shop from its port, in words. */
export function portProblem(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `A porta ${port} já está em uso por outro programa: feche-o ou escolha outra, por exemplo PORT=${port + 1} npm start.`,
    )
  if (code === 'EACCES')
    return new OperatorError(
      `Este usuário não pode abrir a porta ${port}: escolha uma acima de 1023, por exemplo PORT=3000 npm start.`,
    )
  if (code && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'].includes(code))
    return new OperatorError(`O endereço HOST=${host} não é deste computador: use 127.0.0.1 ou 0.0.0.0.`)
  return error
}

/** What the first process hands to the others through their environment. */
const HANDED_OVER = 'VITRINE_PROCESS'

/** One that died is replaced after this, so that one which always dies does not keep the machine busy. */
const REPLACE_AFTER_MS = 1_000
/** Longer than requests in flight are waited for: a process that still runs then is stuck. */
const CLOSE_PATIENCE_MS = 20_000

/** Several processes on one port; one that dies is replaced, all close together. */
export async function runProcesses({
  config,
  connection,
  secret,
}: {
  config: Config
  connection: Connection
  secret: string
}): Promise<Running> {
  let closing = false
  gatherMetrics()
  const handed = { [HANDED_OVER]: JSON.stringify({ connection, secret }) }
  const fork = () => {
    const worker = cluster.fork(handed)
    worker.on('exit', () => {
      if (!closing) setTimeout(() => closing || fork(), REPLACE_AFTER_MS).unref()
    })
    return worker
  }
  const close = async () => {
    closing = true
    const patienceMs = CLOSE_PATIENCE_MS + config.closingNotice * 1000
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker, patienceMs)))
  }
  const first = Array.from({ length: config.workers }, fork)
  try {
    await Promise.all(first.map(untilOpen))
  } catch (error) {
    await close()
    throw error
  }
  return { url: `http://${config.host}:${config.port}`, close }
}

/** What a process tells the first one when it answers visitors. */
const OPEN = 'open'

const untilOpen = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === OPEN && resolve())
    worker.once('exit', (code) =>
      reject(new OperatorError(`Um dos processos da loja terminou ao iniciar (código ${code}). Veja as mensagens acima.`)),
    )
  })

const end = (worker: Worker, patienceMs: number) =>
  new Promise<void>((resolve) => {
    if (worker.isDead()) return resolve()
    const stuck = setTimeout(() => worker.process.kill('SIGKILL'), patienceMs)
    worker.once('exit', () => {
      clearTimeout(stuck)
      resolve()
    })
    worker.process.kill('SIGTERM')
  })

/** The work of one of several processes. */
export async function runHandedOver(config: Config): Promise<Running> {
  const { connection, secret } = JSON.parse(process.env[HANDED_OVER] ?? '{}') as { connection: Connection; secret: string } // written by runProcesses
  const running = await runShop({ config, connection, secret })
  cluster.worker?.send(OPEN)
  return running
}
