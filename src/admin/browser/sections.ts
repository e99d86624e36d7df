import { isLimited, type Permissions, type Rights } from './rights.ts'
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
export function sectionsFor(permissions: Permissions | undefined): Section[] {
  if (isLimited(permissions)) return allSections().map((section) => narrowed(section, permissions))
  return allSections().filter(({ isForAdministrators }) => permissions === 'administrator' || !isForAdministrators)
}

/** What of a section the table of rights opens to limited roles. */
function narrowed({ resources = [], pages = [], ...section }: Section, { screens }: Rights): Section {
  const open = resources.flatMap(({ create, edit, ...resource }) => {
    const right = screens[`/${resource.name}`]
    return right ? [right === 'write' ? { ...resource, create, edit } : resource] : []
  })
  return { ...section, resources: open, pages: pages.filter(({ path }) => screens[path] !== undefined) }
}

function inMenuOrder(sections: Section[]): Section[] {
  return sections.sort((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || one.order - other.order)
}
