import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureRun } from '#move-in/picture-run.ts'
import { aDatabase } from '#tests/support/database.ts'
import { zipOf } from '#tests/support/zip-file.ts'

test('pictures come out of the zip of uploads; only what is not in it is asked of the old shop', async () => {
  const database = await aDatabase()
  onTestFinished(database.close)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const uploads = join(folder, 'uploads.zip')
  writeFileSync(uploads, zipOf([{ name: 'uploads/2024/05/pão de mel.jpg', bytes: Buffer.from('do zip') }]))
  const urls = ['2024/05/p%C3%A3o%20de%20mel.jpg', '2024/06/outra.jpg'].map(
    (path) => `https://antiga.example/wp-content/uploads/${path}`,
  )
  for (const [at, url] of urls.entries())
    await database.kysely
      .insertInto('moved_pictures')
      .values({ source: 'antiga.example', old_id: String(at), url })
      .execute()
  const kept: string[] = []
  const asked: string[] = []
  const bring = createPictureRun({
    db: database.kysely,
    get: async ({ url }) => {
      asked.push(url)
      return Buffer.from('da rede')
    },
    keep: async ({ name, bytes }) => kept.push(`${name}: ${bytes.toString()}`) > 0,
  })
  const { signal } = new AbortController()
  expect(await bring({ source: 'antiga.example', uploads, by: 0 }, { until: Infinity, signal })).toBe('over')
  expect(kept.toSorted()).toEqual(['outra.jpg: da rede', 'pão de mel.jpg: do zip'])
  expect(asked).toEqual([urls[1]])
})
