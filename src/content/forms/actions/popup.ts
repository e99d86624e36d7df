import type { FormAction } from '../action.ts'

/** Opens or closes a popup in the browser. */
const popup: FormAction = async ({ form }) => (form.popup ? { popup: form.popup } : {})
export default popup
