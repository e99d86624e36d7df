import cluster from 'node:cluster'
import { type AddressInfo, createServer } from 'node:net'
import type { Kysely } from 'kysely'
import { CONSENT_SETTING } from '#content/consent/settings.ts'
import type { Connection } from '#db/connection.ts'
import { prepareDataFolder } from '#postgres/data-folder.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { startPrivatePostgres } from '#postgres/private-server.ts'
import type { Database } from '#db/schema.ts'
import { isEmptyShop } from '#setup/empty-shop.ts'
import { seedBareShop } from '#setup/bare-shop.ts'
import { newPassword } from '#kit/ids.ts'
import { OperatorError } from '#kit/operator-error.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { type Config, readConfig } from '#src/config.ts'
import { portProblem, runHandedOver, runProcesses, runShop } from '#src/main.ts'
import { prepareBrowserFiles } from './browser-files.ts'
import type { Tools } from './command.ts'
import { findRunning, noteRunning } from './run-file.ts'
import { seedDemoInto } from './seed-demo-files.ts'
import { readOrMakeSecret } from '#ops/secret.ts'

/** Set by tools/run.mjs: the line to it breaks when it is killed, and the shop then closes as it does after a Ctrl-C. */
const FOLLOWS_PARENT = 'VITRINE_PARENT'

/** A statement of the start may take so long: nobody waits for a page, and the machine is at its busiest. */
const PATIENCE_MS = 30_000

type Voice = Pick<Tools, 'say' | 'answer'>

/** From whatever state this machine is in to a shop that answers; stays until it is told to close. */
export async function start({ say, answer }: Voice): Promise<void> {
  const stop = stopAsked()
  // Whoever read our lines may be gone; the shop goes on without an audience.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  if (cluster.isWorker) return await serveBesideOthers(readConfig(process.env), stop)
  // A port of the system's choosing (0) is part of the shop's address, and of what its other processes read.
  process.env.PORT = String(await freePort(readConfig(process.env)))
  const config = readConfig(process.env)
  prepareDataFolder(config.dataDir)
  await prepareBrowserFiles(say, stop)
  if (stop.aborted) return
  const secret = readOrMakeSecret({ dataDir: config.dataDir, fromEnvironment: config.secret })
  const database = await unlessStopped(stop, openDatabase(config, say))
  const running = noteRunning(config)
  try {
    if (database && !stop.aborted) await serve({ config, connection: database.connection, secret }, stop, { say, answer })
  } finally {
    await database?.stop()
    running.release()
  }
  say('Loja fechada. Até logo!')
}

type Shop = { config: Config; connection: Connection; secret: string }

async function serve(options: Shop, stop: AbortSignal, { say, answer }: Voice) {
  const { config, connection } = options
  await unlessStopped(stop, prepare(options, stop, say))
  if (stop.aborted) return
  const running = await unlessStopped(stop, config.workers > 1 ? runProcesses(options) : runShop(options))
  if (!running) return
  try {
    // Once the shop answers: a password that was made and never shown would open nothing.
    answer(...greeting(config, await makeFirstAdmin(connection)))
    await untilAborted(stop)
    say('Fechando: terminando os pedidos em andamento…')
  } finally {
    await running.close()
  }
}

/** One of several processes: told to close by the first one, or by the Ctrl-C that reaches all of them. */
async function serveBesideOthers(config: Config, stop: AbortSignal) {
  try {
    const running = await runHandedOver(config)
    await untilAborted(stop)
    await running.close()
  } finally {
    // The line to the first process would keep this one alive.
    cluster.worker?.disconnect()
  }
}

export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  say: Voice['say'],
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl }
    const database = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine start' })
    await database.check().finally(() => database.close())
    return { connection, stop: async () => {} }
  }
  say('Iniciando o PostgreSQL da loja…')
  return await startPrivatePostgres({ dataDir, say })
}

/** Migrates, and fills an empty shop. */
export async function prepare({ config, connection }: Shop, stop: AbortSignal, say: Voice['say']) {
  await migrate({ connection, say })
  await withTables(connection, async (db) => {
    if (!(await isEmptyShop(db))) return
    if (!config.demo) {
      await seedBareShop(db)
      return await askVisitorsFirst(db)
    }
    say('Montando a loja de demonstração…')
    await seedDemoInto({
      db,
      config,
      say: (line) => {
        // Drawing takes a while; whoever presses Ctrl-C does not want to wait for the last picture.
        stop.throwIfAborted()
        say(line)
      },
    })
  })
}

/** A new shop follows nobody before they said yes, as Brazilian law wants it; its merchant may choose otherwise. */
const askVisitorsFirst = async (db: Kysely<Database>) =>
  void (await db
    .insertInto('settings')
    .values({ name: CONSENT_SETTING, value: JSON.stringify({ mode: 'opt-in' }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute())

type Admin = { login: string; password: string }

/** Where nobody could run the shop yet; answers the sign-in of the one that was made. */
export const makeFirstAdmin = (connection: Connection) =>
  withTables(connection, async (db): Promise<Admin | undefined> => {
    const accounts = createAccounts({ db })
    if (!(await accounts.hasNoAdministrator())) return undefined
    const admin = { login: 'admin', password: newPassword() }
    const outcome = await accounts.create({
      ...admin,
      email: 'admin@loja.example',
      displayName: 'Administração',
      roles: ['administrator'],
    })
    return outcome.ok ? admin : undefined
  })

async function withTables<T>(connection: Connection, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const database = createDatabase({ connection, poolSize: 2, applicationName: 'vitrine start', patienceMs: PATIENCE_MS })
  try {
    return await work(database.kysely)
  } finally {
    await database.close()
  }
}

/** What a person reads and what a program does, once the shop answers. */
export function greeting({ shopUrl, logLevel, demo }: Config, admin: Admin | undefined): [lines: string[], facts: object] {
  const workbench = `${shopUrl}/painel/${demo ? '' : 'comecar'}`
  const lines = ['', `  A loja está no ar: ${shopUrl}/`]
  if (admin) {
    lines.push('', '  Primeiro acesso da administração (mostrado só desta vez, anote agora):')
    lines.push(`    Endereço  ${workbench}`, `    Usuário   ${admin.login}`, `    Senha     ${admin.password}`)
  }
  if (logLevel !== 'silent') lines.push('', '  Para fechar, use Ctrl-C.', '')
  return [lines, { url: `${shopUrl}/`, workbench, ...(admin && { first_admin: admin }) }]
}

/** Before minutes of preparation: a port that is taken is told at once. */
async function freePort(config: Config): Promise<number> {
  const probe = createServer()
  try {
    return await new Promise<number>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port: config.port, host: config.host }, () => resolve((probe.address() as AddressInfo).port))
    })
  } catch (error) {
    throw ownPortProblem(error, config) ?? portProblem(error, config)
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

/** The port is taken by this very shop, which somebody started before: a person who starts it twice wants to know which one runs. */
function ownPortProblem(error: unknown, config: Config): OperatorError | undefined {
  const pid = (error as { code?: string }).code === 'EADDRINUSE' ? findRunning(config) : undefined
  if (pid === undefined) return undefined
  const { port, dataDir } = config
  return new OperatorError(
    `Esta loja já está aberta na porta ${port}: é o processo ${pid}, com os dados de ${dataDir}. Use-a como está, feche-a com kill ${pid}, ou abra outra ao lado: PORT=${port + 1} DATA_DIR=outra-pasta npm start.`,
  )
}

/** Ctrl-C, or a stop from the system. Heard from the first moment on; more of them change nothing. */
function stopAsked(): AbortSignal {
  const asked = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort())
  if (process.env[FOLLOWS_PARENT] === String(process.ppid)) {
    process.once('disconnect', () => asked.abort())
    // It is there to break, and keeps nothing open.
    process.channel?.unref()
  }
  return asked.signal
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** What breaks after the stop was asked for is no news: Ctrl-C also reaches the programs that prepare the shop. */
const unlessStopped = <T>(stop: AbortSignal, work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (!stop.aborted) throw error
    return undefined
  })
