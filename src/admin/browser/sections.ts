import { GROUPS, type Section } from './section.ts'

const found = import.meta.glob<Section>('./*/section.ts', { eager: true, import: 'section' })

/** Every folder with a `section.ts`, in the menu's order. */
export const SECTIONS: readonly Section[] = Object.values(found).sort(
  (one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || one.order - other.order,
)
