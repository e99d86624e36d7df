import { expect, test } from 'vitest'
import type { RedirectInput } from './contract.ts'
import { planImport } from './import.ts'

const aRedirect = (from: string, to: string, more: Partial<RedirectInput> = {}): RedirectInput => ({
  from,
  to,
  kind: 'exact',
  code: 301,
  ...more,
})
const lines = (...redirects: RedirectInput[]) => redirects.map((redirect, at) => ({ line: at + 2, redirect }))

test('a table is planned beside what is there: new, changed, the same, shortened, and circles refused', () => {
  const known = [aRedirect('/b/', '/c/'), aRedirect('/mesmo/', '/x/'), aRedirect('/muda/', '/x/'), aRedirect('/z/', '/y/')]
  const { outcome, kept } = planImport(
    [
      ...lines(aRedirect('/a/', '/b/'), aRedirect('/mesmo/', '/x/'), aRedirect('/muda/', '/novo/'), aRedirect('/y/', '/z/')),
      { line: 9, problem: 'Falta o destino.' },
    ],
    known,
  )
  expect(outcome).toEqual({
    created: 1,
    updated: 1,
    same: 1,
    problems: [
      { line: 5, text: 'Faria um círculo: /y/ → /z/ → /y/.' },
      { line: 9, text: 'Falta o destino.' },
    ],
    notes: [{ line: 2, text: 'Encurtado: leva direto a /c/.' }],
  })
  expect(kept).toEqual([aRedirect('/a/', '/c/'), aRedirect('/muda/', '/novo/')])
})

test('lines of one table that lead to each other are shortened together', () => {
  const { kept } = planImport(lines(aRedirect('/a/', '/b/'), aRedirect('/b/', '/c/'), aRedirect('/c/', '/d/')), [])
  expect(kept.map(({ from, to }) => [from, to])).toEqual([
    ['/a/', '/d/'],
    ['/b/', '/d/'],
    ['/c/', '/d/'],
  ])
})
