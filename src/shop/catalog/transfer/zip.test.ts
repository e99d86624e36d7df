import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '#tests/support/zip-file.ts'
import { readZipEntry, readZipList, ZipTrouble } from './zip.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-zip-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const aFile = (bytes: Buffer) => {
  const file = join(folder, `${Math.random()}.zip`)
  writeFileSync(file, bytes)
  return file
}

test('pictures are found by path and by bare name, packed or not; other files are not there', async () => {
  const file = aFile(
    zipOf([
      { name: 'fotos/Azul.JPG', bytes: Buffer.from('azul '.repeat(100)) },
      { name: 'verde.png', bytes: Buffer.from('verde'), stored: true },
      { name: 'leia.txt', bytes: Buffer.from('x') },
    ]),
  )
  const list = await readZipList(file)
  expect([...list.keys()].sort()).toEqual(['azul.jpg', 'fotos/azul.jpg', 'verde.png'])
  expect((await readZipEntry(file, list.get('azul.jpg')!)).toString()).toBe('azul '.repeat(100))
  expect((await readZipEntry(file, list.get('verde.png')!)).toString()).toBe('verde')
})

test('a picture that unfolds to more than it says is given up', async () => {
  const file = aFile(zipOf([{ name: 'bomba.png', bytes: Buffer.alloc(40 * 1024 * 1024), claims: 1_000 }]))
  const list = await readZipList(file)
  await expect(readZipEntry(file, list.get('bomba.png')!)).rejects.toThrow('grande demais')
})

test('a picture that says it is huge is not listed', async () => {
  const file = aFile(zipOf([{ name: 'enorme.png', bytes: Buffer.from('x'), claims: 2_000_000_000 }]))
  expect((await readZipList(file)).size).toBe(0)
})

test('names that lead elsewhere are names like others: they are compared, never opened', async () => {
  const list = await readZipList(aFile(zipOf([{ name: '../../etc/passwd.png', bytes: Buffer.from('x') }])))
  expect([...list.keys()]).toEqual(['../../etc/passwd.png', 'passwd.png'])
})

test.each([
  ['no zip', Buffer.from('isto não é um zip')],
  ['a cut one', zipOf([{ name: 'a.png', bytes: Buffer.from('x') }]).subarray(40)],
])('%s is refused', async (_what, bytes) => {
  await expect(readZipList(aFile(bytes))).rejects.toThrow('zip')
})

test('a compression that nobody knows is refused in words', async () => {
  const file = aFile(zipOf([{ name: 'a.png', bytes: Buffer.from('x') }]))
  const entry = (await readZipList(file)).get('a.png')!
  await expect(readZipEntry(file, { ...entry, method: 12 })).rejects.toThrow('compressão que a loja não conhece')
})

const WHOLE = zipOf([
  { name: 'fotos/azul.jpg', bytes: Buffer.from('azul '.repeat(40)) },
  { name: 'verde.png', bytes: Buffer.from('verde'), stored: true },
  { name: 'leia.txt', bytes: Buffer.from('x') },
])
/** Lengths, offsets and marks stand in the headers: most changes go there, by a byte or by a whole number. */
const change = fc.record({
  at: fc.nat({ max: WHOLE.length - 1 }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 4 }),
    fc
      .constantFrom([0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0], [0xff, 0xff], [0x50, 0x4b, 5, 6], [0x50, 0x4b, 6, 7])
      .map((list) => Uint8Array.from(list)),
  ),
})
const broken = fc
  .record({
    changes: fc.array(change, { minLength: 1, maxLength: 6 }),
    cut: fc.option(fc.nat({ max: WHOLE.length }), { freq: 4 }),
    tail: fc.uint8Array({ maxLength: 30 }),
  })
  .map(({ changes, cut, tail }) => {
    const bytes = Buffer.from(WHOLE)
    for (const { at, bytes: written } of changes) Buffer.from(written).copy(bytes, at)
    return Buffer.concat([bytes.subarray(0, cut ?? bytes.length), tail])
  })

test('a zip with any bytes changed, cut or added is a list of pictures or refused in words', async () => {
  const file = join(folder, 'mutado.zip')
  const orTrouble = async <T>(work: Promise<T>) => {
    try {
      return await work
    } catch (error) {
      if (error instanceof ZipTrouble) return undefined
      throw error
    }
  }
  const check = async (bytes: Buffer) => {
    writeFileSync(file, bytes)
    const list = await orTrouble(readZipList(file))
    for (const entry of new Set(list?.values())) {
      const picture = await orTrouble(readZipEntry(file, entry))
      expect(picture?.length ?? entry.size).toBe(entry.size)
    }
  }
  await fc.assert(fc.asyncProperty(broken, check), { numRuns: 300 })
})
