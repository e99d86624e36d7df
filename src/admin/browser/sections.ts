import { GROUPS, type Section } from './section.ts'

const found = import.meta.glob<Section>('./*/section.ts', { eager: true, import: 'section' })

/** Every folder with a `section.ts`. */
export const SECTIONS: readonly Section[] = inMenuOrder(Object.values(found))

let ofExtensions: readonly Section[] = []

/** Those of extensions, before the workbench is drawn for the first time. */
export const addSections = (more: readonly Section[]) => void (ofExtensions = more)

/** All of them, in the menu's order. */
export const allSections = (): readonly Section[] =>
  ofExtensions.length === 0 ? SECTIONS : inMenuOrder([...SECTIONS, ...ofExtensions])

/** Those that a person's role may open: the menu, the palette and the routes show no others. */
export const sectionsFor = (role: string | undefined): Section[] =>
  allSections().filter(({ isForAdministrators }) => role === 'administrator' || !isForAdministrators)

function inMenuOrder(sections: Section[]): Section[] {
  return sections.sort((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || one.order - other.order)
}
