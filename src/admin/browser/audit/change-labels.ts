import { formatMoney } from '#kit/money.ts'
import { count, formatNumber } from '#kit/pt-br.ts'
import { momentText } from '../shared/words.ts'
import { conditionNames } from '../documents/places.ts'
import { FIELDS } from './column-names.ts'
import { wordOf } from './dictionary.ts'
import { NESTED, OF_NOUN } from './nested-names.ts'

export type Change = { name: string; before: string; after: string }
type Group = Record<string, unknown>

/** Settings of settings are told by their names; deeper than this only how many there are. */
const DEEPEST = 3
const MOST_NAMED = 4
const EMPTY = 'vazio'

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)
const nameOf = (column: string, noun: string) => OF_NOUN[noun]?.[column] ?? FIELDS[column] ?? column.replaceAll('_', ' ')
const nestedName = (key: string) => NESTED[key] ?? nameOf(key, '')

/** What changed in one column: of a group of settings each one that did, by its own name. */
export const changesIn = (noun: string, column: string, before: unknown, after: unknown): Change[] =>
  changesBelow({ noun, column, names: [nameOf(column, noun)] }, before, after)

/** Where a value stands: of a part of a setting the names of what it is inside of. */
type Place = { noun: string; column: string; names: string[] }

function changesBelow({ noun, column, names }: Place, before: unknown, after: unknown): Change[] {
  const [was, has] = [before ?? undefined, after ?? undefined]
  const isNested = (isGroup(was) || isGroup(has)) && (was === undefined || isGroup(was)) && (has === undefined || isGroup(has))
  if (isNested && names.length < DEEPEST) {
    const [old, fresh] = [(was ?? {}) as Group, (has ?? {}) as Group]
    return (
      [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
        // A part that was not there and one that is empty are the same to whoever reads.
        .filter((key) => JSON.stringify(old[key] ?? '') !== JSON.stringify(fresh[key] ?? ''))
        .flatMap((key) => changesBelow({ noun: '', column: key, names: [...names, nestedName(key)] }, old[key], fresh[key]))
    )
  }
  const told = { before: valueText(noun, column, before), after: valueText(noun, column, after) }
  // Two lists of the same length and names can still differ.
  const isAlike = told.before === told.after && JSON.stringify(before) !== JSON.stringify(after)
  return [{ name: names.join(' › '), before: told.before, after: isAlike ? `${told.after}, com mudanças` : told.after }]
}

function valueText(noun: string, column: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return EMPTY
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return /(^|_)cents$|Cents$/.test(column) ? formatMoney(value) : formatNumber(value)
  if (typeof value === 'string') return wordText(value, column, noun)
  if (!Array.isArray(value)) return countText(value as Group)
  return column === 'conditions' && value.every((one) => typeof one === 'string')
    ? conditionNames(value).join(', ') || EMPTY
    : listText(value, column, noun)
}

function wordText(value: string, column = '', noun = ''): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return momentText(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value.split('-').toReversed().join('/')
  if (column === 'key' && value.startsWith('_wc_order_attribution_')) return 'de onde veio a visita'
  const [, method = '', number = ''] = /^([a-z_]+):(\d+)$/.exec(value) ?? []
  const rate = column === 'shipping_rate' ? wordOf('', '', method) : undefined
  if (rate) return number === '0' ? rate : `${rate} nº ${number}`
  return wordOf(noun, column, value) ?? value
}

function listText(list: unknown[], column: string, noun: string): string {
  if (list.length === 0) return EMPTY
  if (list.every((part) => typeof part !== 'object')) return list.map((part) => valueText(noun, column, part)).join(', ')
  const groups = list.filter(isGroup)
  const isDocument = groups.some((part) => 'elType' in part)
  const amount = isDocument ? count(list.length, 'bloco', 'blocos') : count(list.length, 'item', 'itens')
  const names = groups.map(nameIn).filter((name) => name !== '')
  if (isDocument || names.length === 0) return amount
  const more = names.length > MOST_NAMED ? ` e mais ${names.length - MOST_NAMED}` : ''
  return `${amount} (${names.slice(0, MOST_NAMED).join(', ')}${more})`
}

/** What one of a list is called, where it has a name. */
function nameIn(part: Group): string {
  const name = ['name', 'title', 'label', 'key', 'code', 'value'].map((key) => part[key]).find((one) => typeof one === 'string')
  return name === undefined ? '' : wordText(name as string)
}

const countText = (group: Group) => {
  const filled = Object.keys(group).length
  return filled === 0 ? EMPTY : count(filled, 'ajuste', 'ajustes')
}
