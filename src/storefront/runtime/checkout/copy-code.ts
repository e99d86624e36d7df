/** A press copies the code that its button names, wherever on the page it stands. */
export function wakeCopy() {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement) {
  const field = document.getElementById(button.dataset.copy ?? '') as HTMLTextAreaElement | null
  if (!field) return
  field.select()
  const told = document.querySelector('.pix-copied')
  try {
    await navigator.clipboard.writeText(field.value)
    if (told) told.textContent = 'Código copiado. Agora cole no aplicativo do seu banco.'
  } catch {
    // A browser that does not let pages copy: the code is selected, the keyboard copies it.
    if (told) told.textContent = 'O código está selecionado: copie com Ctrl+C, ou segure o dedo sobre ele.'
  }
}
