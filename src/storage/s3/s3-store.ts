import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type FileStore, isPlainPath, missingFile, type StoredFile } from '../contract.ts'
import type { WorkingCopies } from '../working-copies.ts'
import { type S3Client, S3Refusal } from './s3-client.ts'
import { endOldUploads } from './old-uploads.ts'
import { putStream } from './multipart.ts'
import { readObject } from './read-object.ts'
import { entriesIn, nameIn, textIn } from './xml.ts'

type Listed = { name: string; bytes: number; modifiedAt: Date }
export type S3Store = FileStore & { listBelow: (prefix: string) => AsyncGenerator<Listed> }
type Options = { client: S3Client; area: string; copies: WorkingCopies }

/** One folder of the shop's files below a prefix of a bucket. */
export function createS3Store({ client, area, copies }: Options): S3Store {
  const keyOf = (name: string) => {
    if (!isPlainPath(name)) throw missingFile(name)
    return `${area}/${name}`
  }
  const done = async (asked: ReturnType<S3Client['ask']>) => void (await asked).resume()
  const stat = async (name: string): Promise<StoredFile | undefined> => {
    if (!isPlainPath(name)) return undefined
    try {
      const answer = await client.ask({ method: 'HEAD', name: keyOf(name) })
      answer.resume()
      const { 'content-length': length, 'last-modified': modified, etag } = answer.headers
      return { bytes: Number(length), modifiedAt: new Date(modified ?? 0), etag: quoted(etag ?? '') }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
  const remove = async (name: string) => {
    await done(client.ask({ method: 'DELETE', name: keyOf(name) })).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }
  const put = async (name: string, content: Buffer | Readable) => {
    if (!Buffer.isBuffer(content)) return await putStream(client, keyOf(name), content)
    await done(client.ask({ method: 'PUT', name: keyOf(name), body: content }))
  }
  async function* listBelow(prefix: string): AsyncGenerator<Listed> {
    const before = `${client.prefix}${area}/`
    let next: string | undefined
    do {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: before + prefix,
        ...(next !== undefined && { 'continuation-token': next }),
      }
      const xml = await text(await client.ask({ method: 'GET', query }))
      for (const entry of entriesIn(xml, 'Contents')) {
        const name = nameIn(entry, 'Key').slice(before.length)
        if (!isPlainPath(name)) continue
        yield { name, bytes: Number(textIn(entry, 'Size')), modifiedAt: new Date(textIn(entry, 'LastModified')) }
      }
      const token = textIn(xml, 'NextContinuationToken')
      next = token === '' ? undefined : token
    } while (next !== undefined)
  }
  return {
    put,
    adopt: async (name, path) => {
      await put(name, createReadStream(path))
      await rm(path)
    },
    read: async (name, range) => await readObject(client, keyOf(name), range),
    stat,
    delete: remove,
    rename: async (name, as) => {
      const headers = { 'x-amz-copy-source': client.copySource(keyOf(name)) }
      const copied = await client.ask({ method: 'PUT', name: keyOf(as), headers }).catch((error: unknown) => {
        throw isMissing(error) ? missingFile(name) : error
      })
      const xml = await text(copied)
      if (/<Error>/.test(xml)) throw new Error(`The store could not copy "${name}".`)
      await remove(name)
    },
    list: async function* () {
      for await (const { name } of listBelow('')) yield name
    },
    listBelow,
    forgetUnfinished: (before) => endOldUploads({ client, area, before }),
    onDisk: async (name) => {
      const found = await stat(name)
      if (!found) throw missingFile(name)
      return await copies.of(`${area}/${name} ${found.etag}`, () => readObject(client, keyOf(name)))
    },
  }
}

const isMissing = (error: unknown) => error instanceof S3Refusal && error.status === 404
const quoted = (etag: string) => (etag.startsWith('"') ? etag : `"${etag}"`)
