import { join } from 'node:path'
import { loadFolder } from '#kit/load-folder.ts'
import { type PageDesign, type Section, SECTION_GROUPS, type SectionGroup } from './design.ts'
import { type DesignElement, withIds } from './elements.ts'
import type { ShopFacts } from './shop-facts.ts'

/** A design that the shop comes with. */
export type ReadyDesign = {
  id: string
  kind: 'section' | 'page'
  group: SectionGroup | 'pages'
  groupTitle: string
  title: string
  words: string
  note: string
  draw: (shop: ShopFacts, isFirst: boolean) => DesignElement[]
}

/** Presence is registration: every file of `sections/<group>/` and of `templates/`. */
export async function loadReadyDesigns(): Promise<ReadyDesign[]> {
  const groups = Object.entries(SECTION_GROUPS) as [SectionGroup, string][]
  const sections = await Promise.all(
    groups.map(async ([group, groupTitle]) => {
      const files = await loadFolder(join(import.meta.dirname, 'sections', group))
      return files.map(({ name, value }) => sectionDesign(`${group}-${name}`, { group, groupTitle }, value as Section)) // as each says by `defineSection`
    }),
  )
  const pages = (await loadFolder(join(import.meta.dirname, 'templates'))).toSorted(
    (one, other) => orderOf(one.value) - orderOf(other.value),
  )
  return [...pages.map(({ name, value }) => pageDesign(`page-${name}`, value as PageDesign)), ...sections.flat()] // likewise by `definePage`
}

const orderOf = (value: unknown) => (value as PageDesign).order ?? Number.MAX_SAFE_INTEGER // likewise

type Group = Pick<ReadyDesign, 'group' | 'groupTitle'>

const sectionDesign = (id: string, group: Group, { title, words, draw }: Section): ReadyDesign => ({
  id,
  kind: 'section',
  ...group,
  title,
  words,
  note: '',
  draw: (shop, isFirst) => withIds(id, [draw(shop, { isFirst })]),
})

const pageDesign = (id: string, { title, words, note = '', draw }: PageDesign): ReadyDesign => ({
  id,
  kind: 'page',
  group: 'pages',
  groupTitle: 'Páginas inteiras',
  title,
  words,
  note,
  draw: (shop) => withIds(id, draw(shop)),
})
