import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Place } from './data/resources.ts'

/** The menu's headings, from the top. */
export const GROUPS = ['Vendas', 'Catálogo', 'Marketing', 'Site', 'Ajustes'] as const

export type Page = {
  /** Below the workbench's own address, like `/reports`. */
  path: string
  Screen: ComponentType
  /** Screens without one are led to by others. */
  menu?: { label: string; icon: SvgIconComponent }
  /** What the command palette calls a screen that has no place in the menu, and is somewhere to begin. */
  label?: string
  /** What making a new one is called, where the screen's own dialog does it: «Novo campo próprio». It opens by `?novo=sim`. */
  fresh?: string
}

/** Work that waits for somebody: which number of `/vitrine/v1/desk` it is, and how it is said. */
export type Waits = { of: string; one: string; many: string }

/** A part of the workbench: its folder's `section.ts` says all that the others need to know of it. */
export type Section = {
  group: (typeof GROUPS)[number]
  /** Its place below the heading. */
  order: number
  /** What its screens call things by, and where the API has them. */
  places?: Record<string, Place>
  /** Lists and forms; those with a list stand in the menu. `options.fresh` is what making a new one is called: «Novo produto». */
  resources?: ResourceProps[]
  /** Screens that are no list of things. */
  pages?: Page[]
  /** By the address of a list or screen: the number that its place in the menu carries. */
  waits?: Readonly<Record<string, Waits>>
  /** Shop managers don't see it; the API refuses them all the same. */
  isForAdministrators?: boolean
}
