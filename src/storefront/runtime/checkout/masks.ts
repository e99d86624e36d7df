import { isFull, type MaskKind, maskTyping } from '#kit/brazil/masks.ts'

/** Dots and dashes come by themselves while a CPF, CNPJ, CEP or telephone is typed. */
export function wakeMasks(form: HTMLFormElement) {
  let isOurs = false
  const mask = (event: Event) => {
    const input = maskedOf(event)
    const { isComposing = false, inputType = '' } = event as InputEvent
    // What is taken back stays taken back.
    if (!input || isOurs || isComposing || inputType.startsWith('history')) return
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const masked = maskTyping(kindOf(input), typed, inputType === 'deleteContentForward')
    if (masked.text !== typed.text) {
      isOurs = true
      const isTold = write(input, masked.text)
      isOurs = false
      // The browser told everybody of our change; who would hear the first one after it would act twice.
      if (isTold) event.stopImmediatePropagation()
    }
    if (masked.text !== typed.text || masked.caret !== typed.caret)
      if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret)
  }
  form.addEventListener('input', mask)
  form.addEventListener('compositionend', mask)
  form.addEventListener('beforeinput', (event) => {
    const input = maskedOf(event)
    if (!input || event.inputType !== 'insertText' || input.selectionStart !== input.selectionEnd) return
    if (isFull(kindOf(input), input.value)) event.preventDefault()
  })
}

function maskedOf({ target }: Event): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.dataset.mask ? target : undefined
}

const kindOf = (input: HTMLInputElement) => input.dataset.mask as MaskKind // printed by the server

/** As if it were typed, so that «desfazer» still works; where a browser has no way for that, all at once. Says whether others heard of it. */
function write(input: HTMLInputElement, text: string): boolean {
  if (document.activeElement === input) {
    input.setSelectionRange(0, input.value.length)
    // Old, and the only way that keeps what can be undone.
    if (document.execCommand('insertText', false, text)) return true
  }
  input.value = text
  return false
}
