import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '#tests/support/zip-file.ts'
import { joinedPieces } from '../file-parts.ts'
import { surveyFile } from '../survey-file.ts'
import { createStatementReader, type DumpRow } from './read-statements.ts'
import { readDump, type TableRow } from './read-dump.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-dump-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

const inPieces = (sql: string, size: number) => {
  const reader = createStatementReader({
    wants: (table) => table !== 'wp_log',
    usualColumns: (table) => (table === 'usual' ? ['a'] : undefined),
  })
  const rows = []
  for (let at = 0; at < sql.length; at += size) rows.push(...reader.push(sql.slice(at, at + size)))
  return [...rows, ...reader.end()] as DumpRow[]
}
const values = (sql: string) => inPieces(sql, 7).map((row) => row.values)
const TABLE = "CREATE TABLE `t` (`a` int, `b` varchar(20) DEFAULT 'x,(y', KEY `k` (`a`,`b`));\n"

test.each([
  [
    "INSERT INTO `t` VALUES (1,'um'),(2,'dois');",
    [
      ['1', 'um'],
      ['2', 'dois'],
    ],
  ],
  [
    "INSERT INTO t (a, b) VALUES\n(1, 'um'),\n(2, NULL);\n",
    [
      ['1', 'um'],
      ['2', null],
    ],
  ],
  ["REPLACE INTO `loja`.`t` VALUES (-1.50,'it''s \\'ok\\' \\\\ \\n; -- /* x */');", [['-1.50', "it's 'ok' \\ \n; -- /* x */"]]],
  [
    'INSERT IGNORE INTO t VALUES (0x6f69,_binary \'oi\'),(TRUE,"a""b");',
    [
      ['oi', 'oi'],
      ['1', 'a"b'],
    ],
  ],
  ["INSERT INTO t VALUES (1,CAST('x' AS CHAR)) ON DUPLICATE KEY UPDATE a=VALUES(a);", [['1', 'x']]],
  ["INSERT INTO t SELECT 1,'x' FROM u; INSERT INTO t VALUES (1,'a' 'b');", [['1', 'ab']]],
  ["INSERT INTO wp_log VALUES (1,');(');INSERT INTO t VALUES (2,'');", [['2', '']]],
  [
    'CREATE TABLE IF NOT EXISTS "t" ("a" int, "b" text, PRIMARY KEY ("a"));INSERT INTO "t" ("b","a") VALUES (\'x\',1);',
    [['x', '1']],
  ],
  ['INSERT INTO t VALUES (1', []],
  ["INSERT INTO t VALUES (1,'never closed", []],
  [
    "DELIMITER ;;\nCREATE TRIGGER x BEGIN\nINSERT INTO t VALUES (9,'no');\nEND ;;\nDELIMITER ;\nINSERT INTO t VALUES (1,'x');",
    [['1', 'x']],
  ],
])('%s', (sql, expected) => {
  expect(values(TABLE + sql)).toEqual(expected)
})

test('notes, conditional statements and other statements of a dump are passed over', () => {
  const sql = `/*M!999999\\- enable the sandbox mode */
-- MySQL dump; INSERT INTO t VALUES (1,'no');
# another
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS \`t\`;
LOCK TABLES \`t\` WRITE;
/*!40000 ALTER TABLE \`t\` DISABLE KEYS */;
${TABLE}INSERT INTO \`t\` VALUES (1,'sim');
UNLOCK TABLES;
`
  expect(values(sql)).toEqual([['1', 'sim']])
})

test('rows of a table whose columns are nowhere named are told, once, unless everybody knows them', () => {
  expect(inPieces('INSERT INTO usual VALUES (1),(2,3);', 5)).toEqual([
    { table: 'usual', columns: ['a'], values: ['1'] },
    { table: 'usual', problem: 'no-columns' },
  ])
  expect(inPieces('INSERT INTO x VALUES (1),(2); INSERT INTO x VALUES (3);', 5)).toEqual([{ table: 'x', problem: 'no-columns' }])
})

const SIGNS: Record<string, string> = { '\0': '0', '\n': 'n', '\r': 'r' }
const escapeSql = (text: string) => text.replaceAll(/[\\'"\0\n\r]/g, (sign) => `\\${SIGNS[sign] ?? sign}`)

test('every row comes back as it was, wherever the file is cut', () => {
  const cell = fc.option(fc.string({ unit: 'binary' }), { nil: null })
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 40 }), (rows, size) => {
      const bytes = (text: string) => Buffer.from(text).toString('latin1')
      const said = rows.map((row) => `(${row.map((one) => (one === null ? 'NULL' : `'${escapeSql(bytes(one))}'`)).join(',')})`)
      const found = inPieces(`${TABLE}INSERT INTO t VALUES ${said.join(',')};`, size)
      expect(found.map((row) => row.values)).toEqual(rows.map((row) => row.map((one) => (one === null ? null : bytes(one)))))
    }),
  )
})

test('damaged dumps do no harm', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'\'"`()\\,;-/*# \nINSERT INTO t VALUES(1)') }),
      (sql) => void inPieces(TABLE + sql, 9),
    ),
  )
})

async function rowsOf(name: string, bytes: Buffer) {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  const report = { mendedTexts: 0, unreadable: new Set<string>() }
  const rows: TableRow[] = []
  for await (const some of readDump(joinedPieces((await surveyFile(file)).parts), { wants: () => true }, report))
    rows.push(...some)
  return { rows, report }
}

test('a dump is read plain, as .gz and in a zip; texts in Latin-1 and texts that went through it come right', async () => {
  const utf8 = Buffer.from(`${TABLE}INSERT INTO t VALUES (1,'Açaí 🥤'),(2,'`)
  const double = Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from('promoção “só')))
  const sql = Buffer.concat([utf8, Buffer.from('sab\xe3o', 'latin1'), Buffer.from("'),(3,'"), double, Buffer.from("');")])
  const expected = ['Açaí 🥤', 'sabão', 'promoção “só']
  const files = {
    'a.sql': sql,
    'a.sql.gz': gzipSync(sql),
    'a.zip': zipOf([
      { name: 'x/leia.txt', bytes: sql },
      { name: 'x/db.sql', bytes: sql },
    ]),
  }
  for (const [name, bytes] of Object.entries(files)) {
    const { rows, report } = await rowsOf(name, bytes)
    expect(rows.map(({ row }) => row['b'])).toEqual(expected)
    expect(report.mendedTexts).toBe(1)
  }
})

test('a dump in parts is read whole, without what a Mac lays beside it', async () => {
  const part = (said: string) => Buffer.from(`INSERT INTO t VALUES ${said};`)
  const { rows, report } = await rowsOf(
    'parts.zip',
    zipOf([
      { name: '__MACOSX/._1.sql', bytes: Buffer.from('\0\x05\x16\x07') },
      { name: 'b/2.sql', bytes: part("(2,'dois')") },
      { name: 'b/3.sql.gz', bytes: gzipSync(part("(3,'três')")) },
      { name: 'b/1.sql', bytes: Buffer.concat([Buffer.from(TABLE), part("(1,'um')")]) },
      { name: 'b/x.xml', bytes: Buffer.from("INSERT INTO t VALUES (4,'não');") },
    ]),
  )
  expect(rows.map(({ row }) => row['b'])).toEqual(['um', 'dois', 'três'])
  expect(report.unreadable.size).toBe(0)
})

test('half a .gz says so in the merchant’s words', async () => {
  const packed = gzipSync(Buffer.from(`${TABLE}INSERT INTO t VALUES (1,'x');`))
  await expect(rowsOf('half.sql.gz', packed.subarray(0, packed.length - 12))).rejects.toThrow('termina antes do fim')
})
