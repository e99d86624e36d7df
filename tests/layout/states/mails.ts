import type { State } from '../state.ts'

const MAILS = [
  'received',
  'paid',
  'sent',
  'invoice',
  'cancelled',
  'refunded',
  'note',
  'new-order',
  'new-account',
  'password-reset',
  'guessing',
  'return',
]

/** A mail is drawn by programs that know no script, in windows of any width. */
export const states: State[] = MAILS.map((id) => ({
  name: id,
  open: async (opened, { mail }) => {
    await opened.goto('about:blank')
    await opened.setContent(await mail(id))
  },
}))
