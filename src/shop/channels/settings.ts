import { isSecret, type SettingField, settingOf } from '#kit/setting-field.ts'
import { listOf, recordOf } from '#kit/unknown-json.ts'
import type { BrowserChannel, ChannelDefinition, ChannelSettings } from './contract.ts'
import { CHANNELS } from './kinds/all-kinds.ts'

/** The row of `settings`; each channel is a part of it. */
export const CHANNELS_SETTING = 'channels'
/** The part that holds for all channels. */
export const GENERAL_PART = 'general'

export const GENERAL_FIELDS: readonly SettingField[] = [
  {
    name: 'countWhen',
    label: 'Contar a compra quando',
    description: 'No Pix e na transferência o pedido é feito antes de ser pago.',
    kind: 'select',
    fallback: 'paid',
    most: 10,
    options: [
      { value: 'paid', label: 'O pedido for pago' },
      { value: 'placed', label: 'O pedido for feito' },
    ],
  },
  {
    name: 'condition',
    label: 'Estado dos produtos nas listas',
    description: 'Vale para a loja inteira.',
    kind: 'select',
    fallback: 'new',
    most: 20,
    options: [
      { value: 'new', label: 'Novos' },
      { value: 'refurbished', label: 'Recondicionados' },
      { value: 'used', label: 'Usados' },
    ],
  },
  {
    name: 'googleCategories',
    label: 'Categorias do Google',
    description: 'Uma por linha: a sua categoria, =, o número da categoria do Google. Exemplo: Canecas = 2169.',
    kind: 'lines',
    fallback: '',
    most: 10_000,
    check: (typed) => (categoryProblem(typed) === undefined ? typed.trim() : undefined),
    wrong: 'Em cada linha: nome da categoria = número. Exemplo: Canecas = 2169.',
  },
]

export type General = { countWhen: 'paid' | 'placed'; condition: string; googleCategories: ReadonlyMap<string, string> }

export function readGeneral(stored: unknown): General {
  const part = recordOf(recordOf(stored)[GENERAL_PART])
  const [when, condition, categories] = GENERAL_FIELDS.map((field) => String(settingOf(field, part[field.name])))
  return {
    countWhen: when === 'placed' ? 'placed' : 'paid',
    condition: condition ?? 'new',
    googleCategories: new Map(linesOf(categories ?? '').flatMap((line) => categoryIn(line) ?? [])),
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
function categoryIn(line: string): [[string, string]] | undefined {
  const [, name, number] = /^(.{1,200}?)\s*=\s*(\d{1,7})\s*$/.exec(line.trim()) ?? []
  return name !== undefined && number !== undefined ? [[name.toLowerCase(), number]] : undefined
}
const categoryProblem = (text: string) => linesOf(text).find((line) => categoryIn(line) === undefined)

/** Plain settings of a channel, healed; of secrets only which there are. */
export function readChannel({ id, fields }: Pick<ChannelDefinition, 'id' | 'fields'>, stored: unknown) {
  const part = recordOf(recordOf(stored)[id])
  const plain: ChannelSettings = Object.fromEntries(
    fields.filter((field) => !isSecret(field)).map((field) => [field.name, settingOf(field, part[field.name])]),
  )
  const secrets = new Set(listOf(part['secrets']).map(String))
  return { plain, secrets, isOn: plain['on'] === true, version: Number(part['version'] ?? 0) || 0 }
}

const isFilled = ({ plain, secrets }: ReturnType<typeof readChannel>, names: readonly string[]) =>
  names.every((name) => secrets.has(name) || (plain[name] ?? '') !== '')

/** What stands in the pages: on, and all that the browser needs is filled in. */
export const isInPages = (channel: ChannelDefinition, stored: unknown) => {
  const read = readChannel(channel, stored)
  return read.isOn && isFilled(read, channel.needs)
}
/** Sales are told to it by the shop itself. */
export const isToldBySelf = (channel: ChannelDefinition, stored: unknown) =>
  channel.server !== undefined && isInPages(channel, stored) && isFilled(readChannel(channel, stored), channel.server.needs)

export const channelsInPages = (stored: unknown): { channel: ChannelDefinition; browser: BrowserChannel }[] =>
  CHANNELS.filter((channel) => isInPages(channel, stored)).map((channel) => ({
    channel,
    browser: { id: channel.id, purpose: channel.purpose, ...channel.browser(readChannel(channel, stored).plain) },
  }))
