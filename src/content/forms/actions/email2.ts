import type { FormAction } from '../action.ts'
import { putIntoOutbox } from './email.ts'

/** A second mail, usually to whoever sent the form: its recipient may be `[field id="email"]`. */
const email2: FormAction = async (context) => {
  await putIntoOutbox(context.form.secondMail, context)
  return {}
}
export default email2
