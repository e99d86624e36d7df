import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SECTION_GROUPS } from '#content/library/design.ts'
import type { State } from '../state.ts'
import { page } from '../steps.ts'

const LIBRARY = join(import.meta.dirname, '../../../src/content/library')
const names = (folder: string) => readdirSync(join(LIBRARY, folder)).map((file) => file.replace(/\.ts$/, ''))

/** As many below each other as are still a page. */
const PER_PAGE = 11

const sections = Object.keys(SECTION_GROUPS).flatMap((group) => names(`sections/${group}`).map((name) => `${group}-${name}`))
const pages = Array.from({ length: Math.ceil(sections.length / PER_PAGE) }, (_none, at) =>
  sections.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
)
const seen = (name: string, ids: string[]) => page(name, `/previa/modelos/?ids=${ids.join(',')}`, { as: 'merchant' })

/** Every ready section: several on a page to be measured, each by itself where somebody looks at pictures, and pages made of them. */
export const states: State[] = process.env.LOOK_FOLDER
  ? [...sections.map((id) => seen(id, [id])), ...names('templates').map((name) => seen(`page-${name}`, [`page-${name}`]))]
  : pages.map((ids) => seen(`${ids[0]} to ${ids.at(-1)}`, ids))
