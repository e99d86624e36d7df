import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { useAnswer } from '../shared/use-api.ts'

/** Everything that a page can be made of; undefined until the API has told it. */
export function useWidgets() {
  const { data: widgets, error } = useAnswer<WireWidget[]>('/vitrine/v1/widgets?per_page=-1')
  const { data: common } = useAnswer<WireField[]>('/vitrine/v1/element-settings')
  return { widgets, common, error }
}
