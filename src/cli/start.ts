import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { startPrivatePostgres } from '#db/private-server.ts'
import { isEmptyShop, seedDemo } from '#demo/seed.ts'
import { seedBareShop } from '#demo/seed-bare.ts'
import { newPassword } from '#kit/ids.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { type Config, readConfig } from '#src/config.ts'
import { portProblem, runHandedOver, runProcesses, runShop } from '#src/main.ts'
import { buildIfStale } from '../../tools/build.ts'
import { readOrMakeSecret } from './secret.ts'

const say = (line: string) => console.log(`→ ${line}`)

/** From whatever state this machine is in to a shop that answers; stays until it is told to close. */
export async function start(): Promise<void> {
  const config = readConfig(process.env)
  if (cluster.isWorker) {
    const running = await runHandedOver(config)
    return await untilTold(async () => running.close())
  }
  await assertPortIsFree(config)
  await buildIfStale(say)
  const secret = readOrMakeSecret({ dataDir: config.dataDir, fromEnvironment: config.secret })
  const database = await openDatabase(config)
  try {
    const admin = await prepare(config, database.connection)
    const options = { config, connection: database.connection, secret }
    const running = config.workers > 1 ? await runProcesses(options) : await runShop(options)
    greet(config, admin)
    await untilTold(async () => {
      say('Fechando: terminando os pedidos em andamento…')
      await running.close()
    })
  } finally {
    await database.stop()
  }
  say('Loja fechada. Até logo!')
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl }
    const database = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine start' })
    await database.check().finally(() => database.close())
    return { connection, stop: async () => {} }
  }
  say('Iniciando o PostgreSQL da loja…')
  return await startPrivatePostgres({ dataDir, say })
}

type Admin = { login: string; password: string }

/** Migrates, fills an empty shop and makes its first administrator; answers that one's sign-in when it was made now. */
async function prepare(config: Config, connection: Connection): Promise<Admin | undefined> {
  await migrate({ connection, say })
  const database = createDatabase({ connection, poolSize: 2, applicationName: 'vitrine start' })
  const db = database.kysely
  try {
    if (await isEmptyShop(db)) {
      if (config.demo) {
        say('Montando a loja de demonstração…')
        await seedDemo({
          db,
          mediaFolder: join(config.dataDir, 'media'),
          downloadsFolder: join(config.dataDir, 'downloads'),
          say,
        })
      } else await seedBareShop(db)
    }
    const accounts = createAccounts({ db })
    if (!(await accounts.isEmpty())) return undefined
    const admin = { login: 'admin', password: newPassword() }
    const outcome = await accounts.create({
      ...admin,
      email: 'admin@loja.example',
      displayName: 'Administração',
      roles: ['administrator'],
    })
    return outcome.ok ? admin : undefined
  } finally {
    await database.close()
  }
}

function greet({ shopUrl, logLevel }: Config, admin: Admin | undefined) {
  const lines = ['', `  A loja está no ar: ${shopUrl}/`]
  if (admin) {
    lines.push('', '  Primeiro acesso da administração (mostrado só desta vez, anote agora):')
    lines.push(`    Endereço  ${shopUrl}/my-account/`, `    Usuário   ${admin.login}`, `    Senha     ${admin.password}`)
  }
  if (logLevel !== 'silent') lines.push('', '  Para fechar, use Ctrl-C.', '')
  console.log(lines.join('\n'))
}

/** Before minutes of preparation: a port that is taken is told at once. */
async function assertPortIsFree(config: Config) {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port: config.port, host: config.host }, () => resolve())
    })
  } catch (error) {
    throw portProblem(error, config)
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

/** Waits for Ctrl-C or a stop from the system, then closes; more of them change nothing while it closes. */
async function untilTold(close: () => Promise<void>) {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
  await close()
}
