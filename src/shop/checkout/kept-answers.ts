import { answersSoFar } from './answers.ts'
import type { AskExtraFields } from './ask-others.ts'
import type { FieldsAsked } from './contract.ts'
import type { Drafts } from './draft.ts'

type Options = { drafts: Pick<Drafts, 'read'>; askExtraFields: AskExtraFields }

/** What was answered at the checkout before: who goes back to the cart sees the same total there. */
export function createKeptAnswers({ drafts, askExtraFields }: Options) {
  return async (cartId: number | undefined, asked: FieldsAsked): Promise<Record<string, string>> => {
    const fields = await askExtraFields(asked)
    return cartId === undefined || !fields || fields.length === 0 ? {} : answersSoFar(fields, await drafts.read(cartId))
  }
}
export type KeptAnswers = ReturnType<typeof createKeptAnswers>
