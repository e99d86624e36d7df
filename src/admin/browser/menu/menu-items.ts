import type { ComponentType } from 'react'
import type { Section, Waits } from '../section.ts'

export type MenuItem = { to: string; label: string; icon: ComponentType | undefined; waits: Waits | undefined }

/** What a section adds to the menu: its lists, then its screens. */
export const menuItemsOf = ({ resources = [], pages = [], waits = {} }: Section): MenuItem[] =>
  [
    ...resources.flatMap(({ name, list, options, icon }) =>
      list ? [{ to: `/${name}`, label: (options as Named)?.label ?? name, icon: icon as ComponentType | undefined }] : [],
    ),
    ...pages.flatMap(({ path, menu }) => (menu ? [{ to: path, label: menu.label, icon: menu.icon }] : [])),
  ].map((item) => ({ ...item, waits: waits[item.to] }))

type Named = { label?: string } | undefined
