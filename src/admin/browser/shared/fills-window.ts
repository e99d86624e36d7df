import type { Section } from '../section.ts'

/** Forms of such records lie over all that stands around a screen: `options.fillsWindow` of the resource says so. */
export function fillsWindow(path: string, sections: readonly Pick<Section, 'resources'>[]): boolean {
  const [name, record = 'create'] = path.split('/').filter(Boolean)
  if (record === 'create') return false
  return sections.some(({ resources = [] }) => resources.some((one) => one.name === name && one.options?.fillsWindow === true))
}
