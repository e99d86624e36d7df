import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { FORMS_QUESTION, STYLES_QUESTION } from '../../widget-questions.ts'
import { useAnswer } from '../shared/use-api.ts'

type Form = Omit<WireWidget, 'style'>
type Style = Pick<WireWidget, 'name' | 'style'>

/** Widgets change when an extension is installed. Many parts of the editor ask for them, and they are the most that it fetches. */
const FRESH = { freshMs: 600_000 }

/**
 * Everything that a page can be made of; undefined until the API has told it. What of their look can be set is told once somebody
 * `asksStyles`, to all; `hasStyles` says that it is, `lacksStyles` that it did not come.
 */
export function useWidgets({ asksStyles = false } = {}) {
  const { data: forms, error } = useAnswer<Form[]>(`/${FORMS_QUESTION}`, FRESH)
  const { data: styles, isError: lacksStyles } = useAnswer<Style[]>(`/${STYLES_QUESTION}`, { ...FRESH, enabled: asksStyles })
  const { data: common } = useAnswer<WireField[]>('/vitrine/v1/element-settings', FRESH)
  return { widgets: forms && together(forms, styles), common, error, hasStyles: styles !== undefined, lacksStyles }
}

/** Beside the record, and not after it: both take as long. */
export function AskForWidgets() {
  useWidgets()
  return null
}

const NO_STYLES: readonly Style[] = []
const made = new WeakMap<readonly Form[], WeakMap<readonly Style[], WireWidget[]>>()

/** The same list for the same answers: what is drawn of it is not drawn again. */
function together(forms: readonly Form[], styles: readonly Style[] = NO_STYLES): WireWidget[] {
  const ofForms = made.get(forms) ?? new WeakMap<readonly Style[], WireWidget[]>()
  made.set(forms, ofForms)
  const known = ofForms.get(styles)
  if (known) return known
  const styleOf = new Map(styles.map(({ name, style }) => [name, style]))
  const widgets = forms.map((form) => ({ ...form, style: styleOf.get(form.name) ?? [] }))
  ofForms.set(styles, widgets)
  return widgets
}
