import cluster from 'node:cluster'
import type { Connection } from '#db/connection.ts'
import { createLog } from '#http/log.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'

export type Running = { url: string; close: () => Promise<void> }

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
    const url = await app.http.listen({ port: config.port, host: config.host })
    return { url, close: app.close }
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
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new OperatorError(`O endereço HOST=${host} não é deste computador: use 127.0.0.1 ou 0.0.0.0.`)
  return error
}

/** What the first process hands to the others through their environment. */
const HANDED_OVER = 'VITRINE_PROCESS'

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
  const handed = { [HANDED_OVER]: JSON.stringify({ connection, secret }) }
  const fork = () => {
    const worker = cluster.fork(handed)
    worker.on('exit', () => {
      if (!closing) setTimeout(fork, 1_000)
    })
    return worker
  }
  const first = Array.from({ length: config.workers }, fork)
  await Promise.all(
    first.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.once('listening', () => resolve())
          worker.once('exit', (code) =>
            reject(new OperatorError(`Um dos processos da loja terminou ao iniciar (código ${code}). Veja as mensagens acima.`)),
          )
        }),
    ),
  )
  return {
    url: `http://${config.host}:${config.port}`,
    close: async () => {
      closing = true
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        workers.map(
          (worker) =>
            new Promise<void>((resolve) => {
              worker.once('exit', () => resolve())
              worker.process.kill('SIGTERM')
            }),
        ),
      )
    },
  }
}

/** The work of one of several processes. */
export async function runHandedOver(config: Config): Promise<Running> {
  const { connection, secret } = JSON.parse(process.env[HANDED_OVER] ?? '{}') as { connection: Connection; secret: string } // written by runProcesses
  return await runShop({ config, connection, secret })
}
