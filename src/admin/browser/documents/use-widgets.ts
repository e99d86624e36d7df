import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { useAnswer } from '../shared/use-api.ts'

/** Widgets change when an extension is installed. Many parts of the editor ask for them, and they are the most that it fetches. */
const FRESH = { freshMs: 600_000 }

/** Everything that a page can be made of; undefined until the API has told it. */
export function useWidgets() {
  const { data: widgets, error } = useAnswer<WireWidget[]>('/vitrine/v1/widgets?per_page=-1', FRESH)
  const { data: common } = useAnswer<WireField[]>('/vitrine/v1/element-settings', FRESH)
  return { widgets, common, error }
}

/** Beside the record, and not after it: both take as long. */
export function AskForWidgets() {
  useWidgets()
  return null
}
