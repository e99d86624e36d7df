import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readStorageAddress, type S3Address } from '#kit/storage-address.ts'
import { createS3Client } from '#storage/s3/s3-client.ts'
import { eventually, PATIENCE_MS } from './eventually.ts'
import { aMemoryFolder } from './run-folder.ts'
import { aFreePort } from './shop-process.ts'

/** On a machine that does much besides the store may take its time. */
export const UNHURRIED = { deadlineMs: { small: PATIENCE_MS, large: PATIENCE_MS } }

/** A real S3 store: OpenStack Swift, from Debian's package python3-swift. `stop` and `start` send it away and bring it back. */
export async function anS3Server() {
  const folder = aMemoryFolder()
  const port = await aFreePort()
  const [key, secret] = ['shop:vitrine', randomBytes(12).toString('hex')]
  let child: ChildProcess | undefined
  const start = async () => {
    const script = join(import.meta.dirname, 'swift-server.py')
    // Debian's own Python, where its packages are.
    const started = spawn('/usr/bin/python3', [script, folder, String(port), key, secret], { stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    let said = ''
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    const ended = new Promise<never>((_, reject) => started.once('exit', () => reject(new Error(`Swift ended: ${said}`))))
    const answers = () => fetch(`http://127.0.0.1:${port}/`).then(() => true)
    await Promise.race([eventually('Swift to answer', answers), ended])
    ended.catch(() => {})
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child!.once('close', resolve))
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    start,
    stop,
    ...s3At({ port, key, secret }),
    /** Where it is, for other processes. */
    at: { port, key, secret },
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type S3At = { port: number; key: string; secret: string }

/** What is asked of a store that runs. */
export function s3At({ port, key, secret }: S3At) {
  const addressOf = (bucket: string, prefix = '') => {
    const url = `s3://${encodeURIComponent(key)}:${secret}@127.0.0.1:${port}/${bucket}${prefix && `/${prefix}`}?tls=off`
    return { url, address: readStorageAddress(url) as S3Address } // it was written just above
  }
  return {
    addressOf,
    /** A bucket of its own. */
    bucket: async (name = `loja-${randomBytes(6).toString('hex')}`, prefix?: string) => {
      const made = addressOf(name, prefix)
      const client = createS3Client(made.address, UNHURRIED)
      ;(await client.ask({ method: 'PUT' })).resume()
      client.close()
      return made
    },
  }
}
