import { expect, test } from 'vitest'
import { readImport } from './import-rule.ts'

const table = (...lines: string[]) => readImport(lines.map((line, at) => ({ line: at + 1, cells: line.split('\t') })))
const problemsOf = (...lines: string[]) => table(...lines).problems.map(({ line, text }) => `${line}: ${text}`)

test('a row is read as people write it', () => {
  const { rows, problems, ignored } = table(
    'Nome\tE-mail\tCPF\tCelular\tCEP\tRua\tCidade\tEstado\tEtiquetas\tObservações\tTime',
    'Ana Souza\tAna@Cliente.example\t529.982.247-25\t(31) 98888-7777\t30130-010\tRua da Bahia\tBelo Horizonte\tmg\tVIP, Atacado\tLiga antes\tGalo',
  )
  expect(problems).toEqual([])
  expect(ignored).toEqual(['Time'])
  expect(rows).toMatchObject([
    {
      line: 2,
      id: null,
      name: 'Ana Souza',
      email: 'ana@cliente.example',
      document: '52998224725',
      phone: '+5531988887777',
      address: { firstName: 'Ana', lastName: 'Souza', postcode: '30130010', city: 'Belo Horizonte', state: 'MG' },
      tags: ['VIP', 'Atacado'],
      note: 'Liga antes',
    },
  ])
})

test('a row without an address has none, and one without an e-mail is known by the document', () => {
  expect(table('Nome\tCPF/CNPJ', 'Barro & Cia.\t11.222.333/0001-81').rows).toMatchObject([
    { email: '', document: '11222333000181', address: null, tags: [] },
  ])
})

test.each([
  ['ana@', '', '', '2: não existe um e-mail como «ana@».'],
  ['', '111.111.111-11', '', '2: não existe CPF ou CNPJ «111.111.111-11».'],
  ['ana@cliente.example', '', 'XX', '2: não existe a UF «XX».'],
  ['', '', '', '2: falta o e-mail ou o CPF/CNPJ.'],
])('what is wrong with «%s», «%s», «%s» is said with its line', (email, document, state, problem) => {
  expect(problemsOf('E-mail\tCPF\tUF\tNome', `${email}\t${document}\t${state}\tAna`)).toEqual([problem])
})

test('a customer who stands there twice, or a table without its names, is a problem', () => {
  expect(problemsOf('E-mail', 'ana@cliente.example', 'ANA@cliente.example')).toEqual(['3: é o mesmo cliente da linha 2.'])
  expect(problemsOf('Ana\tana@cliente.example')[0]).toContain('nomes das colunas')
  expect(problemsOf('E-mail\tEmail', 'a\tb')[0]).toContain('«E-mail» e «Email»')
  expect(problemsOf('E-mail')[0]).toContain('nenhum cliente')
})

test('the columns that only an export has are passed over without a word', () => {
  expect(table('Nº\tE-mail\tCompras\tTotal gasto', '7\tana@cliente.example\t3\t10,00')).toMatchObject({
    rows: [{ id: 7 }],
    ignored: [],
  })
})
