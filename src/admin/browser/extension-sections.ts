import type { Section } from './section.ts'

type Listed = { name: string; src: string }

/** Under which an extension's script finds what it shares with the workbench: see tools/bundle-extensions.ts. */
declare global {
  var vitrineAdmin: Record<'react' | 'react/jsx-runtime' | 'vitrine/admin', unknown> | undefined
}

/** The sections of extensions, by what the page lists. One whose script fails is left out; the workbench opens without it. */
export async function loadExtensionSections(listed: string | undefined): Promise<Section[]> {
  const extensions = JSON.parse(listed || '[]') as Listed[] // written by the shell
  if (extensions.length === 0) return []
  const [react, jsx, kit] = await Promise.all([import('react'), import('react/jsx-runtime'), import('./extension-kit.ts')])
  globalThis.vitrineAdmin = { react, 'react/jsx-runtime': jsx, 'vitrine/admin': kit }
  const sections = await Promise.all(extensions.map(loadOne))
  return sections.filter((section) => section !== undefined)
}

async function loadOne({ name, src }: Listed): Promise<Section | undefined> {
  try {
    const { default: section } = (await import(/* @vite-ignore */ src)) as { default: Section }
    const isOwn = (path: string) => path === `/extensoes/${name}` || path.startsWith(`/extensoes/${name}/`)
    if (!section.pages?.every(({ path }) => isOwn(path)))
      throw new Error(`the pages of ${name} must stand below /extensoes/${name}`)
    return { group: section.group, order: section.order, pages: section.pages, isForAdministrators: section.isForAdministrators }
  } catch (error) {
    console.error(`The workbench's part of the extension ${name} was left out.`, error)
    return undefined
  }
}
