import { join } from 'node:path'
import { loadFolder } from '#kit/load-folder.ts'
import type { Preset } from './preset.ts'

export type NamedPreset = Preset & { id: string }

/** Presence is registration: every file in presets/ is a look that a merchant may take. */
export async function loadPresets(): Promise<NamedPreset[]> {
  const files = await loadFolder(join(import.meta.dirname, 'presets'))
  const presets = files.map(({ name, path, value }) => {
    const preset = value as Preset | undefined
    if (preset?.colours && preset.choices) return { id: name, ...preset }
    throw new Error(`${path} must have a default export made by definePreset: it says how a whole shop looks.`)
  })
  return presets.toSorted((one, other) => one.order - other.order)
}
