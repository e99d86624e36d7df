import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { findRunningPostgres, startPrivatePostgres } from '#postgres/private-server.ts'
import { abandonedFolders, aRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server where tests may make databases, the migrated database that they copy, and a folder that lives as long as the run. */
    postgres: { server: Connection; template: string; folder: string }
  }
}

/** One server for the whole run: its own, or the one that TEST_DATABASE_URL names (as a role that may create databases). */
export default async function setup(project: TestProject) {
  const { server, stop } = process.env.TEST_DATABASE_URL
    ? { server: { connectionString: process.env.TEST_DATABASE_URL }, stop: async () => {} }
    : await ownServer()
  const folder = aRunFolder()
  const template = `vitrine_template_${randomUUID().slice(0, 8)}`
  try {
    await onServer(server, `create database ${template}`)
    await migrate({ connection: onDatabase(server, template) })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', { server, template, folder })
  return async () => {
    for (const name of [template, `${template}_demo`]) await onServer(server, `drop database if exists ${name} with (force)`)
    await stop()
    rmSync(folder, { recursive: true, force: true })
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

async function ownServer() {
  await removeLeftovers()
  const dataDir = aRunFolder()
  const server = await startPrivatePostgres({ dataDir, say: () => {}, durable: false })
  return {
    server: server.superuser,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A run that was killed leaves its servers running: the next run ends them. */
async function removeLeftovers() {
  for (const dataDir of abandonedFolders()) {
    try {
      if (await findRunningPostgres(dataDir)) await (await startPrivatePostgres({ dataDir, say: () => {} })).stop()
      rmSync(dataDir, { recursive: true, force: true })
    } catch {
      // It belongs to another user, or another run is cleaning it.
    }
  }
}
