import { menuItemsOf } from '../menu/menu-items.ts'
import type { Section } from '../section.ts'
import { newAt } from '../shared/use-opened.ts'
import { placeOfTab, type Tab } from '../settings/tabs.ts'

export type Entry = {
  /** The address that it leads to, below the workbench's own. */
  to: string
  label: string
  /** Beside the name: where it stands, or whose it is. */
  about: string
  /** More words that find it. */
  words: string
  /** The heading above it. */
  heading: 'Recentes' | 'Fazer' | 'Telas' | 'Ajustes' | 'Pedidos' | 'Produtos' | 'Clientes'
  /** What the browser may keep as a recent choice: never a person's name. */
  isRemembered: boolean
}
/** A setting by its name, as the shop tells it. */
export type SettingName = { id: string; label: string; description: string; group: string }

const kept = { isRemembered: true, words: '' }
const OWN: readonly Entry[] = [
  { ...kept, to: '/', label: 'Início', about: 'Painel', heading: 'Telas' },
  {
    ...kept,
    to: '/account',
    label: 'Senha e segurança',
    about: 'Sua conta',
    heading: 'Telas',
    words: 'senha código segundo fator sessões',
  },
]

/** All that can be opened or begun without asking the shop: what the sections say of themselves, and the parts of the settings. */
export function entriesOf(sections: readonly Section[], tabs: readonly Tab[]): Entry[] {
  const actions = sections.flatMap(({ group, resources = [], pages = [] }) => {
    const action = (to: string, label: string): Entry => ({ ...kept, to, label, about: group, words: 'criar', heading: 'Fazer' })
    return [
      ...resources.flatMap(({ name, create, options }) => {
        const { label = name, fresh = `Criar em ${label}` } = (options ?? {}) as { label?: string; fresh?: string }
        return create ? [action(`/${name}/create`, fresh)] : []
      }),
      ...pages.flatMap(({ path, fresh }) => (fresh ? [action(newAt(path), fresh)] : [])),
    ]
  })
  const screens = sections.flatMap((section) => {
    const beside = (section.pages ?? []).flatMap(({ path, label }) => (label ? [{ to: path, label }] : []))
    return [...menuItemsOf(section), ...beside].map(({ to, label }): Entry => ({
      ...kept,
      to,
      label,
      about: section.group,
      words: '',
      heading: 'Telas',
    }))
  })
  const parts = tabs.map((tab): Entry => ({
    ...kept,
    to: placeOfTab(tab),
    label: tab.label,
    about: 'Ajustes da loja',
    words: 'panels' in tab ? tab.panels.map(({ title }) => title).join(' ') : '',
    heading: 'Ajustes',
  }))
  const taken = new Set(screens.map(({ to }) => to))
  return [...actions, ...OWN, ...screens, ...parts.filter(({ to }) => !taken.has(to))]
}

/** Single settings, each leading to the part of the screen that has it. */
export const settingEntries = (settings: readonly SettingName[], tabs: readonly Tab[]): Entry[] =>
  settings.flatMap(({ label, description, group }): Entry[] => {
    const tab = tabs.find((one) => 'group' in one && one.group === group)
    return tab
      ? [{ ...kept, to: placeOfTab(tab), label, about: `Ajustes › ${tab.label}`, words: description, heading: 'Ajustes' }]
      : []
  })
