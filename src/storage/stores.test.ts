import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anS3Server, UNHURRIED } from '#tests/support/s3-server.ts'
import { namesIn, type PieceStore, type Storage } from './contract.ts'
import { storageAt } from './create-storage.ts'
import { createS3Client } from './s3/s3-client.ts'
import { withFormer } from './with-former.ts'

// One contract for every place that files can be in: a disk, an S3 store, and a shop that is on its way from one to the other.

let folder: string
let server: Awaited<ReturnType<typeof anS3Server>>
const storages = new Map<string, Storage>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-stores-'))
  server = await anS3Server()
  const disk = (name: string) => storageAt('disk', join(folder, name))
  const store = async (prefix?: string) =>
    storageAt((await server.bucket(undefined, prefix)).address, join(folder, 'local'), UNHURRIED)
  storages.set('disk', disk('disk'))
  storages.set('store', await store('loja/um'))
  storages.set('disk to store', withFormer(await store(), disk('before')))
  storages.set('store to disk', withFormer(disk('after'), await store()))
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (store: PieceStore, name: string, range?: { start: number; end: number }) =>
  await text(await store.read(name, range))
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const GONE = { code: 'ENOENT' }

describe.each(['disk', 'store', 'disk to store', 'store to disk'])('%s', (where) => {
  let store: PieceStore
  beforeEach(async () => {
    store = storages.get(where)!.downloads
    for (const name of await namesIn(store)) await store.delete(name)
  })

  test.each([
    ['foto.webp', 'abc'],
    ['vazio.txt', ''],
    ['pasta/de dentro/água + (1) & 50% ~ç.txt', 'ã'],
    ['.com-ponto', 'x'],
  ])('«%s» is put, told of, read and deleted', async (name, content) => {
    await store.put(name, Buffer.from(content))
    expect(await read(store, name)).toBe(content)
    const found = (await store.stat(name))!
    expect(found.bytes).toBe(Buffer.byteLength(content))
    expect(Math.abs(found.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000)
    expect(found.etag).toMatch(/^"[^"]+"$/)
    expect(await namesIn(store)).toEqual([name])
    expect(readFileSync(await store.onDisk(name), 'utf8')).toBe(content)
    await store.delete(name)
    await store.delete(name)
    expect(await store.stat(name)).toBeUndefined()
    await expect(store.read(name)).rejects.toMatchObject(GONE)
    expect(await namesIn(store)).toEqual([])
  })

  test.each([
    [{ start: 0, end: 0 }, '0'],
    [{ start: 3, end: 5 }, '345'],
    [{ start: 9, end: 9 }, '9'],
    [{ start: 7, end: 500 }, '789'],
  ])('of %j no other byte is read', async (range, wanted) => {
    await store.put('dez', Buffer.from('0123456789'))
    expect(await read(store, 'dez', range)).toBe(wanted)
  })

  test.each(['../fora', '/etc/passwd', 'a/../../b', '', '.', 'a//b', 'a\\b', 'nada\0.txt'])('«%s» is no name', async (name) => {
    await expect(store.put(name, Buffer.from('x'))).rejects.toMatchObject(GONE)
    await expect(store.read(name)).rejects.toMatchObject(GONE)
    expect(await store.stat(name)).toBeUndefined()
  })

  test('a file is replaced as a whole, and is another one then', async () => {
    await store.put('um', Buffer.from('one'))
    const before = (await store.stat('um'))!.etag
    await store.put('um', Readable.from([Buffer.from('an'), Buffer.from('other')]))
    expect(await read(store, 'um')).toBe('another')
    expect((await store.stat('um'))!.etag).not.toBe(before)
  })

  test('what breaks while it is sent is not there, and what was there before stays', async () => {
    const broken = (bytes: number) =>
      Readable.from(
        (async function* () {
          for (let sent = 0; sent < bytes; sent += 1024 * 1024) yield randomBytes(1024 * 1024)
          throw new Error('the sender went away')
        })(),
      )
    await store.put('antigo', Buffer.from('stays'))
    for (const bytes of [0, 9 * 1024 * 1024]) {
      await expect(store.put('novo', broken(bytes))).rejects.toThrow('went away')
      await expect(store.put('antigo', broken(bytes))).rejects.toThrow('went away')
    }
    expect(await store.stat('novo')).toBeUndefined()
    expect(await read(store, 'antigo')).toBe('stays')
    expect(await namesIn(store)).toEqual(['antigo'])
  })

  test('a large file goes in and out in parts', async () => {
    const parts = Array.from({ length: 20 }, () => randomBytes(1024 * 1024 + 7))
    await store.put('grande', Readable.from(parts))
    const whole = Buffer.concat(parts)
    expect(hashOf(await buffer(await store.read('grande')))).toBe(hashOf(whole))
    const range = { start: 8 * 1024 * 1024 - 2, end: 8 * 1024 * 1024 + 2 }
    expect(await buffer(await store.read('grande', range))).toEqual(whole.subarray(range.start, range.end + 1))
  })

  test('a finished file of this machine is taken in, and renamed', async () => {
    const path = join(folder, 'feito')
    writeFileSync(path, 'made here')
    await store.adopt('feito.zip', path)
    await store.rename('feito.zip', 'pasta/outro.zip')
    expect(await namesIn(store)).toEqual(['pasta/outro.zip'])
    expect(await read(store, 'pasta/outro.zip')).toBe('made here')
    await expect(store.rename('feito.zip', 'x')).rejects.toMatchObject(GONE)
  })

  test('pieces are one file, before the last one and after it', async () => {
    await store.append('.vindo', 0, Buffer.from('aaaa'))
    await store.append('.vindo', 4, Buffer.from('bbbb'))
    expect(await store.stat('.vindo')).toMatchObject({ bytes: 8 })
    // Sent again, as after an answer that was lost, and shorter than before: what stood beyond is gone.
    await store.append('.vindo', 4, Buffer.from('cc'))
    await store.append('.vindo', 6, Buffer.from('dddd'))
    expect(await read(store, '.vindo')).toBe('aaaaccdddd')
    expect(await read(store, '.vindo', { start: 3, end: 6 })).toBe('accd')
    expect(readFileSync(await store.onDisk('.vindo'), 'utf8')).toBe('aaaaccdddd')
    await store.append('.vindo', 2, Buffer.from('ee'))
    expect(await read(store, '.vindo')).toBe('aaee')
    expect(await namesIn(store)).toEqual(['.vindo'])
    await store.finish('.vindo', 'molde.zip')
    expect(await namesIn(store)).toEqual(['molde.zip'])
    expect(await read(store, 'molde.zip')).toBe('aaee')
    await store.append('.outro', 0, Buffer.from('x'))
    await store.append('.outro', 0, Buffer.from('y'))
    expect(await read(store, '.outro')).toBe('y')
    await store.delete('.outro')
    expect(await namesIn(store)).toEqual(['molde.zip'])
    await expect(store.append('.outro', 5, Buffer.from('x'))).rejects.toThrow(/past its end|no such file/)
    await expect(store.finish('.nada', 'x')).rejects.toMatchObject(GONE)
  })
})

test.each(['disk', 'store'])('a file that began to arrive before the shop changed to its %s goes on there', async (to) => {
  const from = to === 'disk' ? 'store' : 'disk'
  const [current, former] = [storages.get(to)!.moves, storages.get(from)!.moves]
  const both = withFormer({ ...storages.get(to)!, moves: current }, { ...storages.get(from)!, moves: former }).moves
  await former.append('7.sql', 0, Buffer.from('aaaa'))
  await former.append('7.sql', 4, Buffer.from('bbbb'))
  expect(await both.stat('7.sql')).toMatchObject({ bytes: 8 })
  await both.append('7.sql', 6, Buffer.from('cc'))
  expect(await read(current, '7.sql')).toBe('aaaabbcc')
  await both.append('7.sql', 8, Buffer.from('dd'))
  expect([await read(both, '7.sql'), await namesIn(both)]).toEqual(['aaaabbccdd', ['7.sql']])
  await both.append('7.sql', 0, Buffer.from('anew'))
  expect(await read(both, '7.sql')).toBe('anew')
  await both.delete('7.sql')
  expect([await namesIn(current), await namesIn(former)]).toEqual([[], []])
})

test('parts of what never became a file go when they are old, and no others', async () => {
  const [old, now] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  const { address } = await server.bucket(undefined, 'loja')
  const client = createS3Client(address, UNHURRIED)
  const begin = async (name: string) => {
    const xml = await text(await client.ask({ method: 'POST', name, query: { uploads: '' } }))
    const query = { partNumber: '1', uploadId: /<UploadId>([^<]+)/.exec(xml)![1]! }
    ;(await client.ask({ method: 'PUT', name, query, body: randomBytes(100) })).resume()
  }
  for (const name of ['backups/um & ~ç.tar.gz', 'backups/dois.tar.gz', 'media/foto.webp']) await begin(name)
  const begun = async () => (await text(await client.ask({ method: 'GET', query: { uploads: '' } }))).split('<Upload>').length - 1
  const store = storageAt(address, join(folder, 'local'), UNHURRIED)
  await store.backups.forgetUnfinished(old)
  expect(await begun()).toBe(3)
  await store.backups.forgetUnfinished(now)
  expect(await begun()).toBe(1)
  client.close()

  const disk = storageAt('disk', join(folder, 'killed'))
  await disk.media.put('fotos/serra.webp', Buffer.from('x'))
  const part = join(folder, 'killed', 'media', 'fotos', `.${'a'.repeat(43)}.part`)
  writeFileSync(part, 'half')
  await disk.media.forgetUnfinished(old)
  expect(existsSync(part)).toBe(true)
  await disk.media.forgetUnfinished(now)
  expect([existsSync(part), await namesIn(disk.media)]).toEqual([false, ['fotos/serra.webp']])
  await storageAt('disk', join(folder, 'never')).media.forgetUnfinished(now)
})

test('a link on the disk that leads out of its folder is no file', async () => {
  const { downloads } = storages.get('disk')!
  await downloads.put('certo', Buffer.from('x'))
  writeFileSync(join(folder, 'segredo'), 'x')
  symlinkSync(join(folder, 'segredo'), join(folder, 'disk', 'downloads', 'atalho.pdf'))
  expect(await downloads.stat('atalho.pdf')).toBeUndefined()
})

test('a thousand files and one more are listed, each once', async () => {
  const { uploads } = storages.get('store')!
  const names = Array.from({ length: 1_001 }, (_, at) => `foto-${String(at).padStart(4, '0')}`)
  for (let from = 0; from < names.length; from += 50)
    await Promise.all(names.slice(from, from + 50).map((name) => uploads.put(name, Buffer.from(name))))
  expect(await namesIn(uploads)).toEqual(names)
})

test('while files are carried over, the new place wins, and what goes is gone from both', async () => {
  const former = storageAt('disk', join(folder, 'former'))
  const current = storageAt('disk', join(folder, 'current'))
  const both = withFormer(current, former)
  await former.media.put('um', Buffer.from('old'))
  expect(await text(await both.media.read('um'))).toBe('old')
  await both.media.put('um', Buffer.from('new'))
  expect(await text(await both.media.read('um'))).toBe('new')
  expect(await namesIn(both.media)).toEqual(['um'])
  await both.media.delete('um')
  expect([await former.media.stat('um'), await current.media.stat('um')]).toEqual([undefined, undefined])
})
