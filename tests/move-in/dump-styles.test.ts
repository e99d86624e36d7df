import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { openSource } from '#move-in/sources/open-source.ts'
import { readDump, type TableRow } from '#move-in/sources/sql-dump/read-dump.ts'
import { plainPart } from '#move-in/sources/file-parts.ts'
import { aDatabase } from '#tests/support/database.ts'
import { writeOldDump } from './make-shop.ts'

const SIZE = { products: 4, variable: 1, orders: 3, customers: 2, pages: 1, pictures: 2 }
let database: Awaited<ReturnType<typeof aDatabase>>
let folder: string
let rows: TableRow[]
let expected: MovedThing[]
beforeAll(async () => {
  database = await aDatabase()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-styles-'))
  const file = join(folder, 'plain.sql')
  await writeOldDump({ file, size: SIZE })
  rows = []
  const report = { mendedTexts: 0, unreadable: new Set<string>() }
  for await (const some of readDump(plainPart(file).pieces(), { wants: () => true }, report)) rows.push(...some)
  expected = await thingsOf(readFileSync(file))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function thingsOf(bytes: Buffer | string, left: unknown[] = []): Promise<MovedThing[]> {
  const file = join(folder, 'style.sql')
  writeFileSync(file, bytes)
  const { source } = await openSource({ file, db: database.kysely, name: 'styles' })
  const things: MovedThing[] = []
  for await (const one of source.things())
    if ('kind' in one) things.push(one)
    else left.push(one.left)
  return things
}

type Row = TableRow['row']
/** How one program writes a dump. */
type Style = {
  head?: string
  create: (table: string, columns: string[]) => string
  insert: (table: string, columns: string[], rows: Row[]) => string
  tail?: string
}

const escaped = (value: string) =>
  value.replaceAll(/[\\'"\n]/g, (sign) => (sign === '\n' ? String.raw`\n` : `\\${sign}`)).replaceAll('\0', String.raw`\0`)
const quoted = (value: string | null) => (value === null ? 'NULL' : /^\d+$/.test(value) ? value : `'${escaped(value)}'`)
const hex = (value: string | null) =>
  value === null
    ? 'NULL'
    : value === ''
      ? "''"
      : /^\d+$/.test(value)
        ? value
        : `0x${Buffer.from(value).toString('hex').toUpperCase()}`
const tuple = (row: Row, literal = quoted) => `(${Object.values(row).map(literal).join(',')})`
const named = (columns: string[], mark = '`') => columns.map((column) => `${mark}${column}${mark}`).join(', ')
const create = (table: string, columns: string[], mark = '`') =>
  `CREATE TABLE ${mark}${table}${mark} (\n${columns.map((column) => `  ${mark}${column}${mark} longtext COLLATE utf8mb4_unicode_520_ci DEFAULT NULL`).join(',\n')},\n  PRIMARY KEY (${mark}${columns[0]}${mark}),\n  KEY ${mark}k${mark} (${mark}${columns.at(-1)}${mark}(191))\n) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8mb4;\n`
const extended = (table: string, _: string[], list: Row[]) =>
  `INSERT INTO \`${table}\` VALUES\n${list.map((row) => tuple(row)).join(',\n')};\n`

const STYLES: Record<string, Style> = {
  'wp db export with MariaDB 11': {
    head: '/*M!999999\\- enable the sandbox mode */ \n-- MariaDB dump 10.19-11.4.2-MariaDB, for Linux (x86_64)\n--\n-- Host: localhost    Database: loja\n-- ------------------------------------------------------\n/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;\n/*M!100616 SET @OLD_NOTE_VERBOSITY=@@NOTE_VERBOSITY, NOTE_VERBOSITY=0 */;\n',
    create: (table, columns) =>
      `--\n-- Table structure for table \`${table}\`\n--\n\nDROP TABLE IF EXISTS \`${table}\`;\n/*!40101 SET @saved_cs_client     = @@character_set_client */;\n${create(table, columns)}`,
    insert: (...of) =>
      `LOCK TABLES \`${of[0]}\` WRITE;\n/*!40000 ALTER TABLE \`${of[0]}\` DISABLE KEYS */;\nset autocommit=0;\n${extended(...of)}/*!40000 ALTER TABLE \`${of[0]}\` ENABLE KEYS */;\nUNLOCK TABLES;\ncommit;\n`,
    tail: '-- Dump completed on 2024-05-01 12:00:00\n',
  },
  phpMyAdmin: {
    head: '-- phpMyAdmin SQL Dump\n-- version 5.2.1\n-- https://www.phpmyadmin.net/\n\nSET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";\nSTART TRANSACTION;\nSET time_zone = "+00:00";\n/*!40101 SET NAMES utf8mb4 */;\n\n-- Banco de dados: `loja`\n',
    create: (table, columns) =>
      `\n-- --------------------------------------------------------\n\n--\n-- Estrutura para tabela \`${table}\`\n--\n\n${create(table, columns)}`,
    insert: (table, columns, list) =>
      `--\n-- Despejando dados para a tabela \`${table}\`\n--\n\nINSERT INTO \`${table}\` (${named(columns)}) VALUES\n${list.map((row) => tuple(row)).join(',\n')};\n`,
    tail: 'ALTER TABLE `wp_posts`\n  ADD PRIMARY KEY (`ID`);\nCOMMIT;\n',
  },
  'mysqldump --hex-blob --complete-insert --skip-extended-insert': {
    head: '-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)\n',
    create,
    insert: (table, columns, list) =>
      list.map((row) => `INSERT INTO \`${table}\` (${named(columns)}) VALUES ${tuple(row, hex)};\n`).join(''),
  },
  'mysqldump --compatible=ansi --replace with the name of the database': {
    create: (table, columns) => create(table, columns, '"'),
    insert: (table, columns, list) =>
      `REPLACE INTO "loja"."${table}" (${named(columns, '"')}) VALUES ${list.map((row) => tuple(row)).join(',')};\n`,
  },
  'mysqldump --no-create-info --insert-ignore, with lines of Windows': {
    create: () => '',
    insert: (table, columns, list) =>
      `INSERT IGNORE INTO ${table} (${columns.join(',')}) VALUES ${list.map((row) => tuple(row)).join(',\r\n')};\r\n`,
  },
  HeidiSQL: {
    head: '/*!40101 SET NAMES utf8 */;\n/*!50503 SET NAMES utf8mb4 */;\nCREATE DATABASE IF NOT EXISTS `loja`;\nUSE `loja`;\n',
    create: (table, columns) => create(table, columns).replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS'),
    insert: (table, columns, list) =>
      `DELETE FROM \`${table}\`;\nINSERT INTO \`${table}\` (${named(columns)}) VALUES\n\t${list.map((row) => tuple(row, (value) => (value === null ? 'NULL' : `_utf8mb4'${escaped(value)}'`))).join(',\n\t')};\n`,
  },
  Adminer: {
    head: "-- Adminer 4.8.1 MySQL 8.0 dump\nSET NAMES utf8;\nSET foreign_key_checks = 0;\nSET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';\n\nDELIMITER ;;\nCREATE TRIGGER `x` BEFORE INSERT ON `wp_posts` FOR EACH ROW INSERT INTO wp_posts VALUES (1);;\nDELIMITER ;\n",
    create: (table, columns) => `DROP TABLE IF EXISTS \`${table}\`;\n${create(table, columns)}`,
    insert: (table, columns, list) =>
      `INSERT INTO \`${table}\` (${named(columns)}) VALUES\n${list.map((row) => tuple(row)).join(',\n')}\nON DUPLICATE KEY UPDATE \`${columns[0]}\` = VALUES(\`${columns[0]}\`);\n`,
  },
}

function written({ head = '', create: begin, insert, tail = '' }: Style, prefixOf = (table: string) => table): string {
  const tables = [...Map.groupBy(rows, ({ table }) => table)]
  const body = tables.map(([table, list]) => {
    const columns = Object.keys(list[0]!.row)
    return (
      begin(prefixOf(table), columns) +
      insert(
        prefixOf(table),
        columns,
        list.map(({ row }) => row),
      )
    )
  })
  return head + body.join('\n') + tail
}

test.each(Object.entries(STYLES))('a dump of %s tells the same shop', async (_, style) => {
  expect(await thingsOf(written(style))).toEqual(expected)
})

const phpMyAdmin = STYLES['phpMyAdmin']!

test.each(['loja1_', 'wp', 'Wp_x9_', ''])('tables may begin with «%s»', async (prefix) => {
  const all = await thingsOf(
    written(phpMyAdmin, (table) => table.replace(/^wp_/, prefix)).replaceAll('wp_capabilities', `${prefix}capabilities`),
  )
  expect(all).toEqual(expected)
})

test('of a network of sites the shop comes, with the people of all', async () => {
  const network = written(phpMyAdmin, (table) => (table.startsWith('wp_user') ? table : table.replace(/^wp_/, 'wp_7_')))
  const all = await thingsOf(network.replaceAll('wp_capabilities', 'wp_7_capabilities'))
  expect(all).toEqual(expected)
})

test('of several shops in one database the one with more products comes, and the others are told', async () => {
  const other = `CREATE TABLE \`wp_2_posts\` (\`ID\` int, \`post_title\` text, \`post_type\` text, \`post_status\` text);
INSERT INTO \`wp_2_posts\` VALUES (1,'Caneca','product','publish'),(2,'Sobre','page','publish'),(3,'Velho','post','trash');
CREATE TABLE \`wp_2_options\` (\`option_id\` int, \`option_name\` text, \`option_value\` text);
INSERT INTO \`wp_2_options\` VALUES (1,'blogname','Loja do Sul');
CREATE TABLE \`bkp_posts\` (\`ID\` int, \`post_title\` text, \`post_type\` text, \`post_status\` text);
INSERT INTO \`bkp_posts\` VALUES (1,'Rascunho','post','auto-draft');
`
  const left: unknown[] = []
  expect(await thingsOf(other + written(phpMyAdmin), left)).toEqual(expected)
  expect(left).toContainEqual({
    kind: 'site',
    oldId: 'Loja do Sul',
    reason: expect.stringContaining('«wp_2_…», com 1 produto e 1 página ou post) não veio'),
  })
  expect(JSON.stringify(left)).not.toContain('bkp_')
})

test('texts that went through Latin-1 on their way come right', async () => {
  const spoilt = Buffer.from(written(phpMyAdmin)).toString('latin1')
  expect(await thingsOf(Buffer.from(spoilt))).toEqual(expected)
  const western = new TextDecoder('windows-1252').decode(Buffer.from(written(phpMyAdmin)))
  expect(await thingsOf(Buffer.from(western))).toEqual(expected)
})
