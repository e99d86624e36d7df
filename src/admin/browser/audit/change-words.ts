import { formatMoney } from '#kit/money.ts'
import { count, formatNumber } from '#kit/pt-br.ts'
import { momentText } from '../shared/words.ts'
import { FIELDS } from './column-names.ts'
import { VALUES } from './dictionary.ts'

export type Change = { name: string; before: string; after: string }
type Group = Record<string, unknown>

/** Settings of settings are told by their names; deeper than this only how many there are. */
const DEEPEST = 3
const MOST_NAMED = 4
const EMPTY = 'vazio'

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldName = (column: string) => FIELDS[column] ?? column.replaceAll('_', ' ')

/** What changed in one column: of a group of settings each one that did, by its own name. */
export function changesIn(column: string, before: unknown, after: unknown, path: string[] = []): Change[] {
  const names = [...path, fieldName(column)]
  const [was, has] = [before ?? undefined, after ?? undefined]
  const isNested = (isGroup(was) || isGroup(has)) && (was === undefined || isGroup(was)) && (has === undefined || isGroup(has))
  if (isNested && names.length < DEEPEST) {
    const [old, fresh] = [(was ?? {}) as Group, (has ?? {}) as Group]
    return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
      .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(fresh[key]))
      .flatMap((key) => changesIn(key, old[key], fresh[key], names))
  }
  const told = { before: valueText(column, before), after: valueText(column, after) }
  // Two lists of the same length and names can still differ.
  const isAlike = told.before === told.after && JSON.stringify(before) !== JSON.stringify(after)
  return [{ name: names.join(' › '), before: told.before, after: isAlike ? `${told.after}, com mudanças` : told.after }]
}

function valueText(column: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return EMPTY
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return /(^|_)cents$/.test(column) ? formatMoney(value) : formatNumber(value)
  if (typeof value === 'string') return wordText(value)
  return Array.isArray(value) ? listText(value) : countText(value as Group)
}

function wordText(value: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:/.test(value)) return momentText(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value.split('-').toReversed().join('/')
  if (value === 'yes' || value === 'no') return value === 'yes' ? 'sim' : 'não'
  return VALUES[value] ?? value
}

function listText(list: unknown[]): string {
  if (list.length === 0) return EMPTY
  if (list.every((part) => typeof part !== 'object')) return list.map((part) => valueText('', part)).join(', ')
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
