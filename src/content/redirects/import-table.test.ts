import { expect, test } from 'vitest'
import { readRedirectTable } from './import-table.ts'

const read = (...lines: string[][]) =>
  readRedirectTable(
    lines.map((cells, at) => ({ line: at + 1, cells })),
    'https://loja.example',
  )?.map((line) =>
    'redirect' in line
      ? [line.redirect.kind, line.redirect.from, line.redirect.to, line.redirect.code]
      : [line.line, line.problem],
  )

test('our own table: from, to, code, with or without headings', () => {
  const rows = [
    ['/velho', '/novo', '302'],
    ['/acabou/', '', '410'],
    ['/c/', '/d/', ''],
  ]
  const kept = [
    ['exact', '/velho/', '/novo/', 302],
    ['exact', '/acabou/', '', 410],
    ['exact', '/c/', '/d/', 301],
  ]
  expect(read(['De', 'Para', 'Código'], ...rows)).toEqual(kept)
  expect(read(['\uFEFFfrom', 'to', 'code'], ...rows)).toEqual(kept)
  expect(read(...rows)).toEqual(kept)
})

test('a table of Redirection', () => {
  expect(
    read(
      ['source', 'target', 'regex', 'code', 'type', 'hits', 'title', 'status'],
      ['/a', '/b', '0', '301', 'url', '3', '', 'active'],
      ['^/c/(.*)$', '/d/$1', '1', '308', 'url', '0', '', 'active'],
      ['/e', '/f', '0', '301', 'url', '0', '', 'disabled'],
    ),
  ).toEqual([
    ['exact', '/a/', '/b/', 301],
    ['pattern', '^/c/(.*)$', '/d/$1', 308],
    [4, 'Está desligado na origem.'],
  ])
})

test('a table of Yoast', () => {
  expect(
    read(
      ['Origin', 'Target', 'Type', 'Format'],
      ['a', 'b', '301', 'plain'],
      ['^c', '/d/', '307', 'regex'],
      ['gone', '', '451', 'plain'],
    ),
  ).toEqual([
    ['exact', '/a/', '/b/', 301],
    ['pattern', '^c', '/d/', 307],
    ['exact', '/gone/', '', 410],
  ])
})

test('a table of Rank Math', () => {
  expect(
    read(
      ['id', 'source', 'matching', 'destination', 'type', 'category', 'status', 'ignore'],
      ['1', 'a', 'exact', 'https://loja.example/b/', '301', '', 'active', ''],
      ['2', 'velha', 'start', '/c/', '302', '', 'active', ''],
      ['3', '.html', 'end', '/d/', '301', '', 'active', ''],
    ),
  ).toEqual([
    ['exact', '/a/', '/b/', 301],
    ['pattern', '^/?velha', '/c/', 302],
    ['pattern', String.raw`\.html/?$`, '/d/', 301],
  ])
})

test('tables of other tools, whose headings are written with lines below', () => {
  const kept = [['exact', '/a/', '/b/', 302]]
  expect(read(['source_path', 'target_path', 'status_code'], ['/a', '/b', '302'])).toEqual(kept)
  expect(read(['Original URL', 'Target URL', 'Type'], ['https://velha.example/a', '/b', '302'])).toEqual(kept)
})

test('each line that can not be kept says why', () => {
  expect(
    read(
      ['de', 'para', 'código'],
      ['/a/', '/a/', '301'],
      ['/b/', '', '301'],
      ['/c/', '/d/', 'abc'],
      ['/c/', '/d/', '999'],
      ['/e/', '/f/', ''],
      ['/e', '/g/', ''],
    ),
  ).toEqual([
    [2, 'O endereço leva a si mesmo.'],
    [3, 'Falta o destino.'],
    [4, '«abc» não é um código como 301.'],
    [5, 'O código 999 não existe aqui. Use 301, 302, 307, 308 ou 410.'],
    ['exact', '/e/', '/f/', 301],
    [7, 'Repete o endereço antigo da linha 6.'],
  ])
})

test('a table whose columns nobody can tell is refused whole', () => {
  expect(read(['nome', 'preço'], ['caneca', '10'])).toBeUndefined()
  expect(read()).toEqual([])
})
