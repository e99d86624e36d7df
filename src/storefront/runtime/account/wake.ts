/** Help with typing an address comes only where one is typed. */
export function wakeAccount() {
  const form = document.querySelector<HTMLFormElement>('form.account-address')
  if (form) void import('./start.ts').then(({ startAddress }) => startAddress(form), console.error)
}
