import type { FormAction } from '../action.ts'
import type { PopupAnswer } from '../contract.ts'

/** Opens or closes a popup in the browser. */
const popup: FormAction<PopupAnswer> = async ({ plan }) => ({ popup: plan })
export default popup
