import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#db/connection.ts'
import type { MoreMachines } from './more-machines.ts'
import { abandonedFolders, aMemoryFolder, aRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port where the run's PostgreSQL is asked for, and a folder that lives as long as the run. */
    postgres: { port: number; folder: string }
  }
}

/** A server where tests may make databases, and the migrated database that they copy; or why there is none. */
export type RunPostgres = { server: Connection; template: string; more?: MoreMachines } | { problem: string }

/** One server for the whole run, started when the first test asks for it: a run of rules alone does without. */
export default async function setup(project: TestProject) {
  const folder = aRunFolder()
  let started: ReturnType<typeof start> | undefined
  const answer = async (asking: Socket) => {
    asking.on('error', () => {})
    const found: RunPostgres = await (started ??= start()).then(
      ({ server, template, more }) => ({ server, template, ...(more && { more }) }),
      (error: unknown) => ({ problem: String(error) }),
    )
    asking.end(JSON.stringify(found))
  }
  const desk = createServer((asking) => void answer(asking))
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  project.provide('postgres', { port: (desk.address() as AddressInfo).port, folder }) // it listens on a port, not on a pipe
  return async () => {
    desk.close()
    await (await started?.catch(() => undefined))?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Its own server, or the one that TEST_DATABASE_URL names (as a role that may create databases). */
async function start() {
  const { server, more, stop }: OwnServer = process.env.TEST_DATABASE_URL
    ? { server: { connectionString: process.env.TEST_DATABASE_URL }, stop: async () => {} }
    : await ownServer()
  const template = `vitrine_template_${randomUUID().slice(0, 8)}`
  try {
    const { migrate } = await import('#db/migrate.ts')
    await onServer(server, `create database ${template}`)
    await migrate({ connection: onDatabase(server, template) })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    server,
    template,
    more,
    stop: async () => {
      for (const name of [template, `${template}_demo`]) await onServer(server, `drop database if exists ${name} with (force)`)
      await stop()
    },
  }
}

/** The same server, another database. */
export function onDatabase(server: Connection, database: string): Connection {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

export async function onServer(server: Connection, statement: string) {
  const client = new Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

type OwnServer = { server: Connection; more?: MoreMachines; stop: () => Promise<void> }

async function ownServer(): Promise<OwnServer> {
  const { startPrivatePostgres } = await import('#postgres/private-server.ts')
  await removeLeftovers()
  const dataDir = aMemoryFolder()
  const server = await startPrivatePostgres({ dataDir, say: () => {}, durable: false })
  const more = process.env.WHOLE_PICTURE
    ? await (await import('./more-machines.ts')).openMoreMachines(server, dataDir)
    : undefined
  return {
    server: server.superuser,
    ...(more && { more: more.found }),
    stop: async () => {
      await more?.stop()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A run that was killed leaves its servers running: the next run ends them. */
async function removeLeftovers() {
  const { findRunningPostgres, startPrivatePostgres } = await import('#postgres/private-server.ts')
  for (const dataDir of abandonedFolders()) {
    try {
      if (await findRunningPostgres(dataDir)) await (await startPrivatePostgres({ dataDir, say: () => {} })).stop()
      rmSync(dataDir, { recursive: true, force: true })
    } catch {
      // It belongs to another user, or another run is cleaning it.
    }
  }
}
