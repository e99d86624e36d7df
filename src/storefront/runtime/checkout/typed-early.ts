/** On a slow line somebody has typed, or the browser has filled in, before the help came: what stands there gets it too. */
export function hearTypedEarly(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-mask]'))
    if (input.value !== input.defaultValue) input.dispatchEvent(new Event('input', { bubbles: true }))
}
