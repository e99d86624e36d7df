import type { FormAction } from '../action.ts'
import type { MailPlan } from '../contract.ts'
import { putIntoOutbox } from './email.ts'

/** A second mail, usually to whoever sent the form: its recipient may be `[field id="email"]`. */
const email2: FormAction<MailPlan> = async (context) => {
  await putIntoOutbox(context.plan, context)
  return {}
}
export default email2
