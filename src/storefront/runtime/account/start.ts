import { wakeCopy } from '../checkout/copy-code.ts'

/** What single pages of the account need: of an address its help, of a code its button. */
export function startAccount() {
  const form = document.querySelector<HTMLFormElement>('form.account-address')
  if (form) void import('./address.ts').then(({ startAddress }) => startAddress(form)).catch(console.error)
  wakeCopy()
}
