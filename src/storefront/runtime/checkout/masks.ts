import { type MaskKind, maskTyping } from '#kit/brazil/masks.ts'

/** Dots and dashes come by themselves while a CPF, CNPJ, CEP or telephone is typed. */
export function wakeMasks(form: HTMLFormElement) {
  form.addEventListener('input', (event) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || !input.dataset.mask || (event as InputEvent).isComposing) return
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const masked = maskTyping(input.dataset.mask as MaskKind, typed) // printed by the server
    if (masked.text === typed.text) return
    input.value = masked.text
    if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret)
  })
}
