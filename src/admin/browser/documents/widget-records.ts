import type { Condition } from '#builder/conditions.ts'
import { useAnswer } from '../shared/use-desk.ts'

export type Control =
  | 'text'
  | 'lines'
  | 'rich-text'
  | 'number'
  | 'choice'
  | 'switch'
  | 'color'
  | 'link'
  | 'picture'
  | 'icon'
  | 'items'

/** A setting as the API tells it: enough to draw its form. */
export type Setting = {
  name: string
  label: string
  control: Control
  fallback: unknown
  per_device: boolean
  many: boolean
  options: { value: string; label: string }[]
  min: number | null
  max: number | null
  max_length: number | null
  signs: { pattern: string; says: string } | null
  max_items: number | null
  settings: Setting[]
  when: Condition | null
}

export type WidgetRecord = {
  name: string
  title: string
  group: string
  group_title: string
  container: boolean
  skins: string[]
  settings: Setting[]
}

/** Everything that a page can be made of; undefined until the API has told it. */
export function useWidgets() {
  const { data: widgets, error } = useAnswer<WidgetRecord[]>('/vitrine/v1/widgets?per_page=-1')
  const { data: common } = useAnswer<Setting[]>('/vitrine/v1/element-settings')
  return { widgets, common, error }
}
