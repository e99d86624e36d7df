import { expect, test } from 'vitest'
import { outcomeText, type Run, sizeText } from './backup-labels.ts'

const run = (over: Partial<Run>): Run => ({
  id: 1,
  kind: 'backup',
  file: 'vitrine-2026.tar.gz',
  status: 'done',
  step: '',
  report: null,
  problem: null,
  created_at: '',
  finished_at: null,
  ...over,
})

test.each([
  [1, '1 KB'],
  [839_000, '820 KB'],
  [12_582_912, '12 MB'],
  [1_600_000, '1,5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('what came of it is a sentence', () => {
  const report = { rows: 1, tables: 2, files: 3, products: 1, orders: 0, customers: 12 }
  expect(outcomeText(run({ report }))).toBe('Backup pronto: 1 linha em 2 tabelas e 3 arquivos.')
  expect(outcomeText(run({ kind: 'restore-test', report }))).toBe(
    'vitrine-2026.tar.gz pode ser restaurado: voltaram 1 produto, 0 pedidos e 12 clientes (1 linha em 2 tabelas e 3 arquivos).',
  )
  expect(outcomeText(run({ status: 'failed', problem: 'O disco está cheio.' }))).toBe('O disco está cheio.')
})
