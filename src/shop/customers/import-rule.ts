import { readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import { readState } from '#kit/brazil/states.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import type { Address } from '#shop/checkout/contract.ts'
import { columnOf, type ImportColumn, isOnlyTold } from './import-columns.ts'

/** More than this is sent in two tables. */
export const MOST_ROWS = 10_000
const MOST_PROBLEMS = 200
const LONGEST_NAME = 200
const LONGEST_NOTE = 2_000
const LONGEST_TAG = 60
const MOST_TAGS_A_ROW = 20

export type TableRecord = { line: number; cells: readonly string[] }
export type ImportProblem = { line: number; text: string }
export type ImportRow = {
  line: number
  id: number | null
  name: string
  email: string
  document: string
  phone: string
  address: Address | null
  tags: string[]
  note: string
}
export type ReadImport = { rows: ImportRow[]; problems: ImportProblem[]; ignored: string[] }

/** A table of customers as it was sent: what can be kept, and in words what can't. */
export function readImport([head, ...records]: readonly TableRecord[]): ReadImport {
  const headings = head?.cells.map((cell) => cell.trim()) ?? []
  const columns = headings.map(columnOf)
  const ignored = headings.filter((heading, at) => heading !== '' && columns[at] === undefined && !isOnlyTold(heading))
  const refused = (text: string): ReadImport => ({ rows: [], problems: [{ line: head?.line ?? 1, text }], ignored })
  if (!columns.includes('email') && !columns.includes('document'))
    return refused('A primeira linha precisa dos nomes das colunas, com «E-mail» ou «CPF/CNPJ» entre elas.')
  const twice = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at)
  if (twice)
    return refused(`Duas colunas dizem a mesma coisa: «${headings.filter((_name, at) => columns[at] === twice).join('» e «')}».`)
  if (records.length === 0) return refused('A planilha não tem nenhum cliente.')
  if (records.length > MOST_ROWS) return refused('A planilha tem mais de 10.000 clientes: divida em duas.')

  const rows: ImportRow[] = []
  const problems: ImportProblem[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of records) {
    const cell = (column: ImportColumn) => (cells[columns.indexOf(column)] ?? '').trim()
    const { row, wrong } = readRow(line, cell)
    const key = row.email || row.document
    const before = seen.get(key)
    if (key !== '' && before !== undefined) wrong.push(`é o mesmo cliente da linha ${before}`)
    else if (key !== '') seen.set(key, line)
    if (wrong.length > 0) problems.push({ line, text: `${wrong.join('; ')}.` })
    else rows.push(row)
  }
  return { rows, problems: problems.slice(0, MOST_PROBLEMS), ignored }
}

function readRow(line: number, cell: (column: ImportColumn) => string): { row: ImportRow; wrong: string[] } {
  const wrong: string[] = []
  const checked = (column: ImportColumn, read: (typed: string) => string | undefined, what: string) => {
    const typed = cell(column)
    if (typed === '') return ''
    const value = read(typed)
    if (value === undefined) wrong.push(`${what} «${typed.slice(0, 60)}»`)
    return value ?? ''
  }
  const short = (column: ImportColumn, most: number, what: string) => {
    const typed = cell(column)
    if (typed.length > most) wrong.push(`${what} com mais de ${most} letras`)
    if (/[\p{Cc}<>]/u.test(typed)) wrong.push(`${what} com sinais que não são texto`)
    return typed
  }
  const email = checked(
    'email',
    (typed) => (isEmailAddress(typed) ? typed.toLowerCase() : undefined),
    'não existe um e-mail como',
  )
  const document = checked('document', (typed) => readCpf(typed) ?? readCnpj(typed), 'não existe CPF ou CNPJ')
  const phone = checked('phone', readPhone, 'não entendi o telefone')
  const postcode = checked('postcode', (typed) => /^\d{8}$/.exec(typed.replaceAll(/\D/g, ''))?.[0], 'não entendi o CEP')
  const state = checked('state', readState, 'não existe a UF')
  const id = checked('id', (typed) => (/^\d{1,15}$/.test(typed) ? typed : undefined), 'não entendi o número do cliente')
  const name = short('name', LONGEST_NAME, 'nome')
  const place = {
    postcode,
    street: short('street', LONGEST_NAME, 'rua'),
    number: short('number', 20, 'número'),
    complement: short('complement', LONGEST_NAME, 'complemento'),
    neighborhood: short('neighborhood', LONGEST_NAME, 'bairro'),
    city: short('city', LONGEST_NAME, 'cidade'),
    state,
  }
  const tags = cell('tags')
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (tags.length > MOST_TAGS_A_ROW) wrong.push(`mais de ${MOST_TAGS_A_ROW} etiquetas`)
  if (tags.some((tag) => tag.length > LONGEST_TAG || /[\p{Cc}<>]/u.test(tag)))
    wrong.push('uma etiqueta longa demais ou com sinais que não são texto')
  const note = cell('note')
  if (note.length > LONGEST_NOTE) wrong.push(`anotação com mais de ${LONGEST_NOTE} letras`)
  if (wrong.length === 0 && email === '' && document === '') wrong.push('falta o e-mail ou o CPF/CNPJ')
  const [firstName = '', ...others] = name.split(/\s+/)
  const address = Object.values(place).some(Boolean)
    ? { firstName, lastName: others.join(' '), company: '', phone, ...place }
    : null
  return { row: { line, id: id === '' ? null : Number(id), name, email, document, phone, address, tags, note }, wrong }
}
